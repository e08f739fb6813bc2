import { Pool } from 'pg'
import { backgroundPool, database } from '@/lib/db/client'
import { deleteWorkers, listLiveWorkers, recordWorkers } from '@/lib/db/upkeep/workers'
import { releaseJobsOfDeadWorkers } from '@/lib/queue/heartbeat'
import { type RunningQueue, runQueue, toTaskList } from '@/lib/queue/run-queue'
import { aBackend } from '@/tests/support/a-backend'
import { eventually } from '@/tests/support/eventually'
import { expectLog, readLog } from '@/tests/support/expect-logged-problem'

const backend = aBackend()

const ROLL = {
  record: (ids: readonly string[]) => recordWorkers(database(), ids),
  listLive: (seconds: number) => listLiveWorkers(database(), seconds),
  delete: (ids: readonly string[]) => deleteWorkers(database(), ids),
}

const TIMEOUT_MS = 30_000

let pool: Pool
let queue: RunningQueue
const done: string[] = []

beforeEach(() => {
  done.length = 0
  pool = new Pool(backgroundPool().options)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const sent = async (id: string | number) => void done.push(String(id))
  queue = runQueue({ pool, roll: ROLL }, [{ handlers: { send_email: sent }, concurrency: 1 }])
})
afterEach(async () => {
  await queue.stop()
  await pool.end()
})

test('a job whose lock was committed but never confirmed is run by the next pool, not after four hours', async () => {
  expectLog()
  const lockedBy = await loseNextJob('one')
  await backend.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '16 seconds'`)
  await eventually(async () => {
    const live = await ROLL.listLive(15)
    return live.includes(lockedBy) ? `${lockedBy} still holds the job` : null
  }, TIMEOUT_MS)
  expect(done).toEqual([])
  await releaseJobsOfDeadWorkers(pool, ROLL)
  await eventually(async () => (done.length === 0 ? 'the job has not run' : null), TIMEOUT_MS)
  expect(done).toEqual(['one'])
})

test('a worker leaves older tables of the queue as they are, and works once they are migrated', async () => {
  const log = readLog()
  await queue.stop()
  const { rows } = await pool.query(
    'DELETE FROM graphile_worker.migrations WHERE id = 19 RETURNING id, breaking',
  )
  const sent = async (id: string | number) => void done.push(String(id))
  queue = runQueue({ pool, roll: ROLL }, [{ handlers: { send_email: sent }, concurrency: 1 }])
  await backend.query(`SELECT graphile_worker.add_job('send_email', '{"id":"later"}')`)
  await eventually(async () => {
    const errors = log.map((line) => JSON.parse(line)).filter(({ err }) => err?.kind === 'QueueOutdatedError')
    return errors.length < 2 ? 'it has not refused twice' : null
  }, TIMEOUT_MS)
  const { rows: revisions } = await pool.query('SELECT max(id) AS id FROM graphile_worker.migrations')
  expect(revisions).toEqual([{ id: 18 }])
  expect(done).toEqual([])
  await pool.query(
    'INSERT INTO graphile_worker.migrations (id, breaking) VALUES ($1, $2)',
    Object.values(rows[0]),
  )
  await eventually(async () => (done.length === 0 ? 'the job has not run' : null), TIMEOUT_MS)
})

test('the line of a failed job has the id of the request that queued it, else one of its own', async () => {
  const log = readLog()
  const send = toTaskList({
    send_email: () => Promise.reject(new Error('no')),
  }).send_email
  const helpers = { job: { key: null, attempts: 1, max_attempts: 25 } } as never
  for (const payload of [{ id: 'known', requestId: 'of-a-request' }, { id: 'unknown' }])
    await expect(send?.(payload, helpers)).rejects.toThrow('attempt 1')
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'job failed, will be tried again', requestId: 'of-a-request' },
    { msg: 'job failed, will be tried again', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
})

/** Break the connection once a job is locked and before the worker hears of it; returns the pool that holds it. */
async function loseNextJob(id: string): Promise<string> {
  let isLost = false
  pool.on('acquire', (client) => {
    const query = client.query.bind(client)
    const breaking = async (...args: Parameters<typeof query>) => {
      const result: unknown = await query(...args)
      const isJob = JSON.stringify(args[0]).includes('skip locked') && hasRows(result)
      if (!isJob || isLost) return result
      isLost = true
      throw new Error('Connection terminated unexpectedly')
    }
    Object.assign(client, { query: breaking })
  })
  await eventually(async () => ((await ROLL.listLive(15)).length === 0 ? 'no pool works' : null), TIMEOUT_MS)
  await backend.query(`SELECT graphile_worker.add_job('send_email', '{"id": "${id}"}'::json)`)
  const sql = `SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`
  await eventually(async () => (isLost ? null : 'the job is not locked'), TIMEOUT_MS)
  return (await backend.query<{ locked_by: string }>(sql))[0]?.locked_by ?? ''
}

const hasRows = (result: unknown) =>
  typeof result === 'object' && result !== null && 'rowCount' in result && result.rowCount !== 0
