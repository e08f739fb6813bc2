import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { aDatabase } from '@/tests/support/database/a-database'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'demo-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

test('a port that is taken is said in one line before anything is started', async () => {
  const other = createServer()
  const port = await getPort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const { code, stdout, stderr } = await demo({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken: [^\\n]+\\n$`))
  expect(stdout).toBe('')
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
})

test('a given database that does not answer is said in one line', async () => {
  const [site, nobody] = [await getPort(), await getPort()]
  const { code, stderr } = await demo({
    PORT: String(site),
    DATABASE_URL: `postgresql://app:app@127.0.0.1:${nobody}/app`,
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The database of DATABASE_URL does not answer: [^\n]+\n$/)
})

test('an address of a database that is none is said in one line', async () => {
  const { code, stderr } = await demo({ PORT: String(await getPort()), DATABASE_URL: 'my database' })
  expect(code).toBe(1)
  expect(stderr).toBe('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.\n')
})

/** One confirmed booking, made by hand as the site makes it. */
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

test('a port that is no number is said in one line', async () => {
  expect(await demo({ PORT: 'three thousand' })).toMatchObject({
    code: 1,
    stderr: 'PORT must be a number from 0 to 65535, and it is "three thousand".\n',
  })
})

test('a given database with guests is refused before it is migrated, filled or served', async () => {
  const { code, stdout, stderr } = await demo({
    PORT: String(await getPort()),
    DATABASE_URL: await aRealDatabase(),
  })
  expect(code).toBe(1)
  expect(stderr).toContain('which is at work')
  expect(stderr).toContain('1 booking of guests')
  expect(stderr).toContain('a mailbox on this machine, never to the guests')
  expect(stderr).toMatch(/USE_AS_DEMO=\S+ npm run demo\n$/)
  expect(stdout).not.toMatch(/Migrating|Seeding|Starting/)
})
