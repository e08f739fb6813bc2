import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describeDatabaseOutage } from '@/lib/db/connection/describe-database-outage'
import { closePool, openPool } from '@/lib/postgres/open-pool'
import { eventually } from '@/tests/support/eventually'
import { aPostgres, type CrashingPostgres } from '@/tests/support/a-crashing-postgres'

/* A primary whose standby is away: commits wait, those of clients that have left, too. `npm run drill -- failover`. */

const ABANDONED = 20

let postgres: CrashingPostgres
let client: pg.Client

beforeAll(async () => {
  postgres = await aPostgres(mkdtempSync(path.join(os.tmpdir(), 'waiting-commits-')))
  process.env.DATABASE_URL = postgres.urlOf('postgres')
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('CREATE TABLE commits (id int)')
})
afterAll(async () => {
  await client.end()
  await postgres.close()
})

test('while many commits wait for the standby, connections that write are refused, and reading goes on', async () => {
  const terms = { connections: 1, waitMs: 2_000, statementMs: 2_000 }
  await waitForStandby('nobody')
  const abandoned = Array.from({ length: ABANDONED }, openAbandoned)
  await eventually(async () => {
    const waiting = await countWaiting()
    return waiting === ABANDONED ? null : `${waiting} commits wait`
  }, 10_000)

  const writing = openPool({ name: 'writing', ...terms })
  const reading = openPool({ name: 'reading', ...terms, onlyReads: true })
  const refusal = await writing.query('SELECT 1').catch((error: unknown) => error)
  expect(describeDatabaseOutage(refusal)).toBe('The database waits for its standby, which is away.')
  await expect(reading.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })

  await waitForStandby('')
  await Promise.all(abandoned)
  await expect(writing.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
  await Promise.all([writing, reading].map(closePool))
})

async function waitForStandby(name: string): Promise<void> {
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
  await client.query('SELECT pg_reload_conf()')
}

async function openAbandoned(): Promise<void> {
  const abandoned = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await abandoned.connect()
  await abandoned.query('INSERT INTO commits VALUES (1)')
  await abandoned.end()
}

async function countWaiting(): Promise<number> {
  const sql = `SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
  return (await client.query(sql)).rowCount ?? 0
}
