import { EventEmitter } from 'node:events'
import { type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import { startHeartbeat } from '@/lib/queue/heartbeat'
import { watchHeartbeat } from '@/lib/queue/watch-heartbeat'

/* When a worker that has no heartbeat ends, so that the service manager starts it again. */

const MINUTE_MS = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A worker whose heartbeats the database records, or refuses while `isAway`. */
function aWorker() {
  const state = { isAway: false }
  const silent = jest.fn()
  const pulse = watchHeartbeat(silent)
  const pool = new Pool()
  jest.spyOn(pool, 'query').mockImplementation(async () => ({ rowCount: 0, rows: [] }))
  const events: WorkerEvents = new EventEmitter()
  const roll = {
    async record() {
      if (state.isAway) throw new Error('away')
    },
    listLive: async () => [],
    delete: async () => {},
  }
  const life = startHeartbeat(pool, roll, events, { onBeat: pulse.beat, onLostJob: jest.fn() })
  const start = () => events.emit('pool:create', { workerPool: { id: 'a-pool' } } as never)
  const end = async () => {
    pulse.end()
    await life.end()
  }
  return { state, silent, start, end }
}

test('a worker whose heartbeat fails for five minutes is silent, and not a moment earlier', async () => {
  const { state, silent, start, end } = aWorker()
  start()
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS)
  state.isAway = true
  await jest.advanceTimersByTimeAsync(5 * MINUTE_MS - 4_000)
  expect(silent).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(8_000)
  expect(silent).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(silent).toHaveBeenCalledTimes(1)
  await end()
})

test('one heartbeat in between starts the five minutes again', async () => {
  const { state, silent, start, end } = aWorker()
  start()
  for (const isAway of [true, false, true]) {
    state.isAway = isAway
    await jest.advanceTimersByTimeAsync(isAway ? 4 * MINUTE_MS : 3_000)
  }
  expect(silent).not.toHaveBeenCalled()
  await end()
})

test('a worker whose engine never starts is silent, although the database answers', async () => {
  const { silent, end } = aWorker()
  await jest.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(silent).toHaveBeenCalledTimes(1)
  await end()
})
