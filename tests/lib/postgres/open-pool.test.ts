import { type Pool } from 'pg'
import { z } from 'zod'
import { closePool, openPool, readPoolUsage } from '@/lib/postgres/open-pool'
import { aDatabase } from '@/tests/support/database/a-database'
import { aGate, type Gate } from '@/tests/support/a-gate'

// The limits themselves are tried here.
jest.mock('@/lib/async/timeout-factor', () => ({ PATIENCE: 1 }))

let gate: Gate
let pool: Pool

beforeAll(async () => {
  const url = new URL(await aDatabase())
  gate = await aGate(Number(url.port))
  url.port = String(gate.port)
  process.env.DATABASE_URL = url.href
})
beforeEach(() => {
  pool = openPool({ name: 'tried', connections: 1, waitMs: 2_000, statementMs: 500 })
})
afterEach(() => closePool(pool))
afterAll(() => gate.shut())

test.each([
  ['lock_timeout', '5s'],
  ['statement_timeout', '500ms'],
  ['idle_in_transaction_session_timeout', '10s'],
  ['tcp_user_timeout', '30000'],
  ['tcp_keepalives_idle', '15'],
])('PostgreSQL itself keeps %s on every connection', async (name, value) => {
  const { rows } = await pool.query(`SHOW ${name}`)
  expect(z.array(z.record(z.string(), z.string())).parse(rows)).toEqual([{ [name]: value }])
})

test('a statement that takes too long is ended, and its connection serves the next', async () => {
  await expect(pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
})

test('a network that goes silent ends what waits for it, and its connection is not used again', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  gate.hush()
  await expect(client.query('SELECT 1')).rejects.toThrow('timeout')
  await expect(client.query('ROLLBACK')).rejects.toThrow('timeout')
  client.release()
  gate.speak()
  await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
})

test('a transaction that its worker has left open goes to nobody else', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  client.release()
  const { rows } = await pool.query('SELECT now() = statement_timestamp() AS begins_here')
  expect(rows).toEqual([{ begins_here: true }])
})

test('a connection that takes no changes goes to nobody else: behind it may be a former primary', async () => {
  const client = await pool.connect()
  await client.query('SET default_transaction_read_only = on')
  await expect(client.query('CREATE TABLE changed (id int)')).rejects.toMatchObject({ code: '25006' })
  client.release()
  const { rows } = await pool.query('SHOW transaction_read_only')
  expect(rows).toEqual([{ transaction_read_only: 'off' }])
})

test('whoever waits for a connection is counted', async () => {
  const client = await pool.connect()
  const waiting = pool.query('SELECT 1')
  const figures = readPoolUsage()
  client.release()
  await waiting
  expect(figures).toContainEqual({ name: 'tried', waiting: 1, taken: 1, connections: 1 })
})

test.each([
  [23, 10],
  [12, 5],
  [5, 2],
  [1, 1],
])('of %i connections that the address allows, a pool of ten has %i', async (limit, share) => {
  const { DATABASE_URL: own = '' } = process.env
  process.env.DATABASE_URL = `${own}?connection_limit=${limit}`
  const limited = openPool({ name: 'limited', connections: 10, waitMs: 2_000, statementMs: 500 })
  process.env.DATABASE_URL = own
  expect(readPoolUsage()).toContainEqual({ name: 'limited', waiting: 0, taken: 0, connections: share })
  await closePool(limited)
})
