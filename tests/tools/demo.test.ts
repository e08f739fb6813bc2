import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { disposables } from '@/tools/process/disposables'
import { Failure } from '@/tools/process/user-error'
import { serve } from '@/tools/site/serve-site'
import { aDatabase } from '@/tests/support/database/a-database'

/* Refusals of the demo before it starts anything: once as a separate program, the other cases in this process. */

const { PORT, DATABASE_URL, LOCAL_DATA_DIR } = process.env
let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'))))
afterEach(() => {
  for (const [name, value] of Object.entries({ PORT, DATABASE_URL, LOCAL_DATA_DIR }))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

function demo(settings: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'demo'], {
    env: { ...process.env, DATABASE_URL: '', LOCAL_DATA_DIR: folder, ...settings },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
}

/** The demo's refusal in this process, and its output before it. */
async function refusal(settings: Readonly<Record<string, string>>) {
  Object.assign(process.env, { PORT: '0', DATABASE_URL: '', LOCAL_DATA_DIR: folder, ...settings })
  const said: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)))
  const things = disposables()
  try {
    await serve('start', { disposables: things, signal: AbortSignal.abort(new Error('nothing was refused')) })
    throw new Error('nothing was refused')
  } catch (error) {
    // For a `Failure` the program prints its message, and exits with code 1.
    if (!(error instanceof Failure)) throw error
    return { line: error.message, said: said.join('\n') }
  } finally {
    await things.closeAll()
  }
}

test('a port in use is reported in one line before anything is started', async () => {
  const other = createServer()
  const port = await getPort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  try {
    const { code, stdout, stderr } = await demo({ PORT: String(port) })
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]+\\n$`))
    expect(stdout).toBe('')
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  } finally {
    other.close()
  }
})

test('a given database that does not respond is reported in one line', async () => {
  const DATABASE_URL = `postgresql://app:app@127.0.0.1:${await getPort()}/app`
  const { line } = await refusal({ DATABASE_URL })
  expect(line).toMatch(/^The database of DATABASE_URL does not answer: [^\n]+$/)
})

test('an invalid database URL is reported in one line', async () => {
  const { line } = await refusal({ DATABASE_URL: 'my database' })
  expect(line).toBe('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.')
})

/** A database with one confirmed booking, inserted as the site would store it. */
async function aRealDatabase(): Promise<string> {
  const url = await aDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    INSERT INTO tours VALUES (1, 17900, 12900, 8);
    INSERT INTO departures (tour_id, day, seats, starts_at, closes_at) VALUES (1, '2026-12-12', 8, now(), now());
    INSERT INTO bookings (id, reference, departure_id, state, payment_method, adults, children, seats, places,
      total_cents, cancellation_policy, customer_name, customer_email, created_at)
    SELECT gen_random_uuid(), 'LL-7KM4QD', id, 'confirmed', 'card', 1, 0, 1,
      '[{"band":"adults","count":1,"eachCents":17900,"basis":"departure"}]', 17900, '{"fullRefundHoursBefore": 24}', 'Aino Korhonen', 'aino@example.com', now() FROM departures`)
  await client.end()
  return url
}

test('an invalid port is reported in one line', async () => {
  const { line } = await refusal({ PORT: 'three thousand' })
  expect(line).toBe('PORT must be a number from 0 to 65535, and it is "three thousand".')
})

test('a given database with guests is refused before it is migrated, filled or served', async () => {
  const { line, said } = await refusal({ DATABASE_URL: await aRealDatabase() })
  expect(line).toContain('which is at work')
  expect(line).toContain('1 booking of guests')
  expect(line).toContain('a mailbox on this machine, never to the guests')
  expect(line).toMatch(/USE_AS_DEMO=\S+ npm run demo$/)
  expect(said).not.toMatch(/Migrating|Seeding|Starting/)
})
