import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()
beforeAll(() => backend.aDeparture({ seats: 400 }))

const caller: Caller = {
  address: '192.0.2.1',
  route: '/api/checkout',
  proof: null,
  looksAutomatic: false,
}

test('who waits in line for a departure keeps neither his own other bookings nor those of others waiting', async () => {
  const [stuck, free] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query(`BEGIN; SELECT 1 FROM departures WHERE id = ${stuck} FOR UPDATE`)
  let isWaiting = true
  const waiting = startCheckout(aBookingInput({ departureId: stuck }), NOON, caller)
  void waiting.finally(() => (isWaiting = false))
  await pause(300)

  expect(await startCheckout(aBookingInput({ departureId: free }), NOON, caller)).toMatchObject({
    kind: 'started',
  })
  expect(isWaiting).toBe(true)
  // Whoever waits has no connection in hand.
  expect(await waitingForLocks()).toBe(0)
  await other.query('ROLLBACK')
  await other.end()
  expect(await waiting).toMatchObject({ kind: 'started' })
})

test('a client’s bookings of many dates at once are counted one after the other, and none is a fault', async () => {
  const dates: number[] = []
  for (let date = 0; date < 12; date++) dates.push(await backend.aDeparture({ seats: 8 }))
  const eager = { ...caller, address: '192.0.2.2' }
  const starts = await Promise.all(
    [...dates, ...dates.toReversed()].map((departureId) =>
      startCheckout(aBookingInput({ departureId }), NOON, eager),
    ),
  )
  const kinds = starts.map((start) => (start.kind === 'refused' ? start.reason : start.kind))
  expect(kinds.filter((kind) => kind === 'started')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'proof_required')).toHaveLength(22)
})

async function waitingForLocks(): Promise<number> {
  const rows = await backend.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}
