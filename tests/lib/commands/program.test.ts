import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { closeDatabase, database, withPool } from '@/lib/db/client'
import { formatCommand, COMMANDS_IN_TEXTS } from '@/lib/contract/format-command'
import { toCommandFailure } from '@/lib/commands/failures'
import { buildOpsProgram } from '@/lib/commands/program'
import { connectToDatabase } from '@/lib/commands/run-command'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { opsCommands } from '@/tests/support/ops-commands'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const backend = aBackend()
const aFolder = temporaryFolders()

const READING = [
  'today',
  'season',
  'departure show',
  'booking find',
  'booking show',
  'booking list',
  'emails list',
  'jobs',
  'privacy export',
]

/** A new booking, without its payment options. */
const BOOK = ['booking', 'new', '1', '2026-12-24', '--name', 'Aino', '--yes']

async function exitCodeOf(...args: readonly string[]): Promise<number> {
  return runOps(NOON, ...args).then(
    () => 0,
    (error: unknown) => toCommandFailure(error).exitCode,
  )
}

test('the program has every command that a text names', () => {
  expect(COMMANDS_IN_TEXTS.filter((name) => !opsCommands.has(name))).toEqual([])
})

test.each([...opsCommands])('%s has help with an example', async (name, command) => {
  const help = await runOps(NOON, ...name.split(' '), '--help').catch((error: unknown) => error)
  expect(toCommandFailure(help).exitCode).toBe(0)
  expect(command.helpInformation()).toContain(`Usage: ./ops ${name}`)
})

test('--help shows the example', async () => {
  const help = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const called = buildOpsProgram(() => NOON).parseAsync(['close', '--help'], { from: 'user' })
  await expect(called).rejects.toMatchObject({ exitCode: 0 })
  expect(help.mock.calls.join('')).toContain(`Example:\n  ${formatCommand('close', 1, '2026-12-24')}\n`)
})

const WRONG: readonly (readonly string[])[] = [
  ['nothing'],
  ['bookings'],
  ['close', '1'],
  ['close', '1', '2026-12-24', '2026-12-26', '--yes'],
  ['close', 'aurora', '2026-12-24', '--yes'],
  ['close', '3', '2026-12-24', '--yes'],
  ['close', '1', '24.12.2026', '--yes'],
  ['close', '1', '2026-12-26..2026-12-24', '--yes'],
  ['close', '1', '2026-12-24', '--now'],
  ['close', '1', '2026-12-24', '--yes', '--dry-run'],
  ['booking', 'cancel'],
  ['booking', 'cancel', 'LL-7KM4QD', '--by-us', '--as-of', '2026-12-11 19:50'],
  ['departure', 'cancel', '1', '2026-12-24'],
  ['departure', 'cancel', '1', '2026-12-24', '--reason', 'mood'],
  ['booking', 'show', 'LL-1'],
  ['booking', 'list', 'confirmed'],
  ['booking', 'list', '--state', 'paid'],
  ['booking', 'list', '--json', '--csv'],
  ['crypto', 'paid', 'LL-7KM4QD', '153', '--yes'],
  ['booking', 'find', ''],
  ['booking', 'find', ' ', ' '],
  ['money', 'refund', 'LL-7KM4QD', '50', '--yes'],
  ['money', 'refund', 'LL-7KM4QD', '50', '--reason', 'nice', '--yes'],
  ['money', 'record', 'LL-7KM4QD', '50', '--yes'],
  ['money', 'record', 'LL-7KM4QD', '50', '--method', 'crypto', '--yes'],
  ['privacy', 'retention', 'aino@example.com', '--yes'],
  ['privacy', 'erase', 'a@example.com', 'b@example.com', '--yes'],
  ['season', 'open', '1', '26'],
  ['price', '1', '2026-12-24'],
  ['price', '1', '2026-12-24', '--adult', '199', '--ordinary'],
  [...BOOK, '--pay', 'link'],
  [...BOOK, '--pay', 'link', '--email', 'a@example.com', '--method', 'cash'],
  [...BOOK, '--pay', 'paid'],
  [...BOOK, '--pay', 'free', '--method', 'cash'],
  [...BOOK, '--pay', 'free', '--price', '100'],
  [...BOOK, '--pay', 'paid', '--method', 'cheque'],
  [...BOOK, '--method', 'cash'],
  ['booking', 'party', 'LL-7KM4QD', '--yes'],
  ['booking', 'contact', 'LL-7KM4QD', '--yes'],
  ['booking', 'wishes', 'LL-7KM4QD', '--yes'],
  ['links', 'revoke', '--yes'],
  ['links', 'revoke', 'LL-ZZZZZZ', '--all', '--yes'],
  ['booking'],
  [],
]

test.each(WRONG.map((args) => [args.join(' '), args] as const))(
  'ops %s: wrong usage, exit code 2',
  async (_, args) => {
    expect(await exitCodeOf(...args)).toBe(2)
  },
)

test('a reading command has no --dry-run', async () => {
  for (const name of READING) expect(await exitCodeOf(...name.split(' '), '--dry-run')).toBe(2)
})

test('an unknown booking, and a day without departures, are refused: exit code 1', async () => {
  expect(await exitCodeOf('booking', 'show', 'LL-ZZZZZZ')).toBe(1)
  expect(await exitCodeOf('booking', 'cancel', 'LL-ZZZZZZ', '--yes')).toBe(1)
  expect(await exitCodeOf('close', '1', '2031-07-01', '--yes')).toBe(1)
  expect(await exitCodeOf('departure', 'show', '1', '2031-07-01')).toBe(1)
  expect(await exitCodeOf('departure', 'cancel', '1', '2031-07-01', '--reason', 'weather', '--dry-run')).toBe(
    1,
  )
})

test.each([
  ['24.12.2026', 'Write a day as today, tomorrow or 2026-12-24.'],
  ['2026-13-01', 'There is no 2026-13-01.'],
])('wrong usage is one line on standard error: the day %s', async (day, answer) => {
  const complain = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const called = buildOpsProgram(() => NOON).parseAsync(['close', '1', day], { from: 'user' })
  await expect(called).rejects.toMatchObject({ code: 'commander.invalidArgument' })
  expect(complain.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(new RegExp(`^error: [^\\n]*${answer.replaceAll('.', '\\.')}[^\\n]*\\n$`)),
  ])
})

test('invalid settings, an unavailable database, a wrong name and a database without tables are one line and exit code 3', async () => {
  const { DATABASE_URL: own = '' } = process.env
  const named = (name: string) => Object.assign(new URL(own), { pathname: `/${name}` }).href
  const cases: readonly (readonly [string, RegExp])[] = [
    ['mysql://x', /^The settings cannot be used: DATABASE_URL: must be a URL/],
    ['postgresql://app:app@127.0.0.1:1/app', /^The database cannot be reached \(ECONNREFUSED\)\.$/],
    [named('nobody_made_this'), /^The database does not exist under the name in DATABASE_URL \(3D000\)\.$/],
    [`${own}?schema=shop`, /^The settings cannot be used: DATABASE_URL: schema only public is used/],
    [`${own}?sslmode=require`, /^The database speaks no TLS, which DATABASE_URL asks for\.$/],
    ['postgresql://app@localhost/app?host=/nowhere', /^The database cannot be reached\.$/],
    ['postgresql://app@no.such.host.invalid/app', /^The database cannot be reached \(E\w+\)\.$/],
    [named('postgres'), /^The database lacks tables of this release: run npm run db:migrate \(42P01\)\.$/],
  ]
  for (const [url, line] of cases) {
    await closeDatabase()
    process.env.DATABASE_URL = url
    const failure = toCommandFailure(await connectToDatabase().catch((error: unknown) => error))
    expect({ url, ...failure }).toEqual({ url, exitCode: 3, line: expect.stringMatching(line) })
  }
  await closeDatabase()
  process.env.DATABASE_URL = own
})

test('a file is written to the operator’s directory, and nobody else may read it', async () => {
  const folder = aFolder()
  const { INIT_CWD: before } = process.env
  process.env.INIT_CWD = folder
  const file = path.join(folder, 'bookings.csv')
  const list = ['booking', 'list', '--state', 'refunded'] as const
  expect(await runOps(NOON, ...list, '--csv', '--out', 'bookings.csv')).toEqual([`Written: ${file}`])
  await expect(runOps(NOON, ...list, '--json', '--out', 'none/bookings.json')).rejects.toThrow(
    `${folder}/none/bookings.json cannot be written: `,
  )
  if (before === undefined) delete process.env.INIT_CWD
  else process.env.INIT_CWD = before
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFreference,state,tour,day,.*\r\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

/** `./ops` through a symbolic link in another folder, as an operator may have it. */
function aLink(): { readonly lumi: string; readonly folder: string } {
  const folder = aFolder()
  const lumi = path.join(folder, 'lumi')
  symlinkSync(path.resolve('ops'), lumi)
  return { lumi, folder }
}

test('./ops runs the program in its own folder, from any folder and through a link, and passes on the operator’s directory', () => {
  const { lumi, folder } = aLink()
  const node = path.join(folder, 'node')
  writeFileSync(node, '#!/bin/sh\necho "$PWD|$INIT_CWD|$*"')
  chmodSync(node, 0o700)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const { stdout } = spawnSync(lumi, ['booking', 'find', 'aino'], { cwd: folder, env, encoding: 'utf8' })
  const call = '--conditions=react-server --import tsx lib/commands/ops.ts booking find aino'
  expect(stdout).toBe(`${process.cwd()}|${folder}|${call}\n`)
})

test('one connection is enough for a command, and the database sees its name', async () => {
  const { DATABASE_URL: own = '' } = process.env
  await closeDatabase()
  process.env.DATABASE_URL = `${own}?pgbouncer=true&connection_limit=1&application_name=office`
  const rows = await withPool('background', async () => {
    await connectToDatabase()
    return database()
      .$queryRaw`SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'office'`
  })
  expect(rows).toEqual([{ count: 1 }])
  await closeDatabase()
  process.env.DATABASE_URL = own
})

/* What only a real process can show: three starts, one for each exit code that scripts rely on. */

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { lumi, folder } = aLink()
  const child = spawn(lumi, [...args], { cwd: folder, env: { ...process.env, ...env } })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return { child, ended: once(child, 'close').then(([status]) => ({ status, stderr })) }
}

test('a reader that has gone is no error, and an erasure is previewed without messages from Node', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const email = 'aino_k@example.com'
  await bookWithCrypto(aBookingInput({ departureId, customerEmail: email, cryptoType: 'bitcoin' }), NOON)
  const { child, ended } = start(['privacy', 'erase', email, '--dry-run'])
  child.stdout.destroy()
  expect(await ended).toEqual({ status: 0, stderr: '' })
})

test('wrong usage needs neither settings nor database, and prints nothing to standard output', async () => {
  const { child, ended } = start(['close', '1', '24.12.2026'], { DATABASE_URL: '' })
  let stdout = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  expect(await ended).toEqual({ status: 2, stderr: expect.stringMatching(/^error: [^\n]*\n$/) })
  expect(stdout).toBe('')
})

test('a database that accepts the connection and stays silent is abandoned within the time limit', async () => {
  const silent = net.createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { ended } = start(['jobs'], { DATABASE_URL: `postgresql://app:app@127.0.0.1:${port}/app` })
  expect(await ended).toEqual({ status: 3, stderr: 'The database does not answer.\n' })
  silent.close()
})
