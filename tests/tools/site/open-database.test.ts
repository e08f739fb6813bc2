import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { disposables } from '@/tools/process/disposables'
import { hasUnknownMigrations } from '@/tools/site/has-unknown-migrations'
import { inspectDatabase } from '@/tools/site/inspect-database'
import { openDatabase } from '@/tools/site/open-database'
import { explainDatabaseRefusal } from '@/tools/site/refuse-real-database'

const { LOCAL_DATA_DIR } = process.env
let folder: string
let things: ReturnType<typeof disposables>
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'database-'))
  // Under root the server runs as another user, who must have access.
  chmodSync(folder, 0o755)
  process.env.LOCAL_DATA_DIR = folder
})
beforeEach(() => {
  things = disposables()
  jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => things.closeAll())
afterAll(() => {
  process.env.LOCAL_DATA_DIR = LOCAL_DATA_DIR
  if (LOCAL_DATA_DIR === undefined) delete process.env.LOCAL_DATA_DIR
  rmSync(folder, { recursive: true, force: true })
})

test('a database created by a demo is recognized, even with bookings made by hand in it', async () => {
  const { ownerUrl: url } = await openDatabase(undefined, things)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    CREATE TABLE bookings (id uuid, idempotency_key text, customer_email text);
    CREATE TABLE money_movements (booking_id uuid, kind text, provider_id text);
    CREATE TABLE emails (sent_at timestamptz, failed_at timestamptz, facts jsonb);
    INSERT INTO bookings VALUES (gen_random_uuid(), NULL, 'aino@example.com')`)
  await client.end()
  const found = await inspectDatabase(url)
  expect(found).toMatchObject({ isDemo: true, isOnThisMachine: true, bookings: 1 })
  expect(
    explainDatabaseRefusal(found, { command: 'npm run demo', effects: 'be its own', word: undefined }),
  ).toBeNull()
})

test('tables of another version are replaced in a demo’s database, and refused in a given one', async () => {
  const { ownerUrl: url } = await openDatabase(undefined, things)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    DROP TABLE IF EXISTS bookings, money_movements, emails;
    CREATE TABLE _prisma_migrations (migration_name text);
    CREATE TABLE bookings (idempotency_key text);
    INSERT INTO _prisma_migrations VALUES ('20200101000000_of_old')`)
  await client.end()
  await expect(openDatabase(url, things)).rejects.toThrow('are those of another version')
  await openDatabase(undefined, things)
  expect(await inspectDatabase(url)).toMatchObject({ isDemo: true, bookings: 0 })
  expect(await hasUnknownMigrations(url)).toBe(false)
})
