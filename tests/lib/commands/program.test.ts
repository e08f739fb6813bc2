import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Command } from 'commander'
import { commandLine, OPS_COMMANDS } from '@/lib/contract/command-line'
import { failureOf } from '@/lib/commands/failures'
import { opsProgram } from '@/lib/commands/program'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()

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

async function exitCodeOf(...args: readonly string[]): Promise<number> {
  return runOps(NOON, ...args).then(
    () => 0,
    (error: unknown) => failureOf(error).exitCode,
  )
}

/** A program of our own, on this test's database unless `env` says otherwise. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(path.resolve('ops'), [...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the program has the commands that e-mails may name, and no others', () => {
  const namesOf = (command: Command, before: readonly string[] = []): readonly string[] =>
    command.commands.flatMap((one) => {
      const path = [...before, one.name()]
      const isGroup = one.commands.length > 0 && !['season', 'jobs', 'enquiries'].includes(one.name())
      return [...(isGroup ? [] : [path.join(' ')]), ...namesOf(one, path)]
    })
  expect([...namesOf(opsProgram(() => NOON))].sort()).toEqual([...OPS_COMMANDS].sort())
})

test.each(OPS_COMMANDS)('%s explains itself, with an example', async (name) => {
  const help = await runOps(NOON, ...name.split(' '), '--help').catch((error: unknown) => error)
  expect(failureOf(help).exitCode).toBe(0)
  const printed = opsProgram(() => NOON)
  const command = name
    .split(' ')
    .reduce((parent, word) => parent.commands.find((one) => one.name() === word) ?? parent, printed)
  expect(command.helpInformation()).toContain(`Usage: ./ops ${name}`)
})

test('--help shows its example', () => {
  const { status, stdout, stderr } = start(['close', '--help'], { DATABASE_URL: '' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(`Example:\n  ${commandLine('close', 1, '2026-12-24')}\n`)
})

test.each([
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
  ['crypto', 'paid', 'LL-7KM4QD', '0', '--tx', 'x', '--yes'],
  ['booking', 'find', ''],
  ['booking', 'find', ' ', ' '],
  ['money', 'refund', 'LL-7KM4QD', '50', '--yes'],
  ['money', 'refund', 'LL-7KM4QD', '50', '--reason', 'nice', '--yes'],
  ['money', 'record', 'LL-7KM4QD', '50', '--yes'],
  ['money', 'record', 'LL-7KM4QD', '50', '--method', 'crypto', '--yes'],
  ['privacy', 'retention', 'aino@example.com', '--yes'],
  ['privacy', 'erase', 'a@example.com', 'b@example.com', '--yes'],
  ['season', 'open', '1', '26'],
  ['booking'],
  [],
])('ops %s %s %s %s is called wrongly: exit code 2', async (...args) => {
  expect(await exitCodeOf(...args)).toBe(2)
})

test('a reading command has no --dry-run', async () => {
  for (const name of READING) expect(await exitCodeOf(...name.split(' '), '--dry-run')).toBe(2)
})

test('who is unknown, and a day without departures, are refused: exit code 1', async () => {
  expect(await exitCodeOf('booking', 'show', 'LL-ZZZZZZ')).toBe(1)
  expect(await exitCodeOf('booking', 'cancel', 'LL-ZZZZZZ', '--yes')).toBe(1)
  expect(await exitCodeOf('close', '1', '2031-07-01', '--yes')).toBe(1)
  expect(await exitCodeOf('departure', 'show', '1', '2031-07-01')).toBe(1)
  expect(await exitCodeOf('departure', 'cancel', '1', '2031-07-01', '--reason', 'weather', '--dry-run')).toBe(
    1,
  )
})

test('a wrong call is one line on standard error, and needs neither settings nor database', () => {
  for (const [day, answer] of [
    ['24.12.2026', 'Write a day as today, tomorrow or 2026-12-24.'],
    ['2026-13-01', 'There is no 2026-13-01.'],
  ] as const) {
    const { status, stdout, stderr } = start(['close', '1', day], { DATABASE_URL: '' })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(answer)
  }
})

test('settings, a database that is away, a wrong name and a database without tables are one line and exit code 3', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  const cases: readonly (readonly [string, RegExp])[] = [
    ['mysql://x', /^The settings cannot be used: DATABASE_URL: must be a URL/],
    ['postgresql://app:app@127.0.0.1:1/app', /^The database cannot be reached \(ECONNREFUSED\)\.$/],
    [
      withPath(url, 'nobody_made_this'),
      /^The database does not exist under the name in DATABASE_URL \(3D000\)\.$/,
    ],
    [
      withPath(url, 'postgres'),
      /^The database lacks tables of this release: run npm run db:migrate \(42P01\)\.$/,
    ],
  ]
  for (const [DATABASE_URL, line] of cases) {
    const { status, stdout, stderr } = start(['booking', 'list'], { DATABASE_URL })
    expect({ DATABASE_URL, status, stdout }).toEqual({ DATABASE_URL, status: 3, stdout: '' })
    expect(stderr.trimEnd()).toMatch(line)
  }
})

function withPath(url: URL, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

test('a database that takes the call and says nothing is given up within its waiting time', async () => {
  const silent = net.createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const child = spawn(path.resolve('ops'), ['jobs'], {
    env: { ...process.env, DATABASE_URL: `postgresql://app:app@127.0.0.1:${port}/app` },
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  silent.close()
  expect({ status, stderr }).toEqual({ status: 3, stderr: 'The database does not answer.\n' })
})

test('what an erasure would do is said without a word of Node’s', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const email = 'aino_k@example.com'
  await bookWithCrypto(aBookingInput({ departureId, customerEmail: email, cryptoType: 'bitcoin' }), NOON)
  expect(start(['privacy', 'erase', email, '--dry-run'])).toMatchObject({ status: 0, stderr: '' })
})

test('a reader that has seen enough is no error', async () => {
  await backend.query(`INSERT INTO departures (tour_id, day, seats, starts_at, closes_at)
    SELECT 1, d::date, 8, d + interval '18 hours', d + interval '16 hours'
    FROM generate_series('2029-01-01'::timestamptz, '2034-01-01', '1 day') d`)
  const child = spawn(path.resolve('ops'), ['season', '1', '--json'], { env: process.env })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  child.stdout.once('data', () => child.stdout.destroy())
  const status = await new Promise((resolve) => child.once('close', resolve))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('./ops prints the answer alone, from any folder and through a link, and writes files where the operator stands', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ops-'))
  symlinkSync(path.resolve('ops'), path.join(folder, 'lumi'))
  try {
    const run = (...args: readonly string[]) =>
      spawnSync(path.join(folder, 'lumi'), [...args], { cwd: folder, env: process.env, encoding: 'utf8' })
        .stdout
    expect(JSON.parse(run('booking', 'list', '--state', 'refunded', '--json'))).toEqual([])
    run('booking', 'list', '--state', 'refunded', '--csv', '--out', 'bookings.csv')
    expect(readFileSync(path.join(folder, 'bookings.csv'), 'utf8')).toMatch(
      /^reference,state,tour,day,.*\r\n$/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
