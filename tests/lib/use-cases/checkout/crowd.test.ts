import { eventually } from '@/tests/support/eventually'
import { watchStatements } from '@/tests/support/record-statements'
import { CHECKOUT_MINUTES, HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

/* The database load from a crowd that wants one date, caused by those who get no seat. */

const backend = aBackend()
/** The rest of the season's seats. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

let clients = 0

const aCaller = (overrides: Partial<Caller> = {}): Caller => ({
  address: `198.51.100.${clients++}`,
  route: '/api/checkout',
  proof: null,
  looksAutomatic: false,
  ...overrides,
})

/** Book for this many guests at once, each a separate client. Returns their results and the database statements. */
async function buyAtOnce(departureId: number, buyers: number) {
  const asked = watchStatements()
  const starts = await Promise.all(
    Array.from({ length: buyers }, () => startCheckout(aBookingInput({ departureId }), NOON, aCaller())),
  )
  // Setup of a new connection.
  const statements = asked.texts().filter((text) => !text.startsWith('SELECT set_config'))
  asked.stop()
  return {
    statements,
    heard: starts.map((start) => (start.kind === 'refused' ? start.reason : start.kind)),
  }
}

test('a booking request for a full date is refused by one read, without a transaction', async () => {
  const departureId = await backend.aDeparture({ seats: 0 })
  const { heard, statements } = await buyAtOnce(departureId, 1)
  expect(heard).toEqual(['not_enough_slots'])
  expect(statements).toEqual([expect.stringMatching(/^SELECT one\.tour_id/)])
})

test('a crowd that wants a full date shares the reads that refuse it', async () => {
  const departureId = await backend.aDeparture({ seats: 0 })
  const { heard, statements } = await buyAtOnce(departureId, 60)
  expect(heard).toEqual(Array(60).fill('not_enough_slots'))
  expect(statements).toHaveLength(2)
})

test('a hold takes at most seventeen statements, including the limits and its history', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { heard, statements } = await buyAtOnce(departureId, 1)
  expect(heard).toEqual(['started'])
  // The secret for hashing clients is read once a minute.
  const asked = statements.filter((text) => !text.includes('server_secrets'))
  expect(asked.length).toBeLessThanOrEqual(17)
})

test('in a crowd for the last seats, only requests that may get one begin a transaction', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const { heard, statements } = await buyAtOnce(departureId, 60)
  expect(heard.filter((word) => word === 'started')).toHaveLength(2)
  expect(heard.filter((word) => word === 'not_enough_slots')).toHaveLength(58)
  expect(statements.filter((text) => text === 'BEGIN')).toHaveLength(2)
  // Two on arrival, and one in turn for each guest who gets a seat and for the first who gets none.
  const looks = statements.filter((text) => text.startsWith('SELECT d.*'))
  expect(looks.length).toBeLessThanOrEqual(2 + 3 + 2)
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('no one solves a proof, or uses up a limit, for a full date', async () => {
  const departureId = await backend.aDeparture({ seats: 0 })
  const caller = aCaller({ looksAutomatic: true })
  const start = await startCheckout(aBookingInput({ departureId }), NOON, caller)
  expect(start).toMatchObject({ reason: 'not_enough_slots' })
  expect(await backend.query(`SELECT 1 FROM rate_limits WHERE key LIKE '%:${caller.address}'`)).toEqual([])
})

test('seats of an expired page stay unavailable until Stripe reports on it', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId }), NOON, aCaller())
  const later = addMinutes(NOON, 36)
  const crowd = Array.from({ length: 5 }, () =>
    startCheckout(aBookingInput({ departureId }), later, aCaller()),
  )
  for (const start of await Promise.all(crowd)) expect(start).toMatchObject({ reason: 'not_enough_slots' })
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

/* How a crowd waits in the queue. */

test('a guest queueing for a departure delays neither their own other bookings nor those of others', async () => {
  const [stuck, free] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const caller = aCaller()
  const other = await backend.client()
  try {
    await other.query(`BEGIN; SELECT 1 FROM departures WHERE id = ${stuck} FOR UPDATE`)
    const asked = watchStatements()
    let isWaiting = true
    const waiting = startCheckout(aBookingInput({ departureId: stuck }), NOON, caller)
    void waiting.finally(() => (isWaiting = false))
    const hasTried = () => asked.texts().includes('ROLLBACK')
    await eventually(async () => (hasTried() ? null : 'not in line yet'), 60_000)
    asked.stop()

    expect(await startCheckout(aBookingInput({ departureId: free }), NOON, caller)).toMatchObject({
      kind: 'started',
    })
    expect(isWaiting).toBe(true)
    // Waiting requests hold no connection.
    expect(await waitingForLocks()).toBe(0)
    await other.query('ROLLBACK')
    expect(await waiting).toMatchObject({ kind: 'started' })
  } finally {
    await other.end()
  }
})

test('a client’s simultaneous bookings of many dates are counted one after the other, without errors', async () => {
  const dates: number[] = []
  for (let date = 0; date < 12; date++) dates.push(await backend.aDeparture({ seats: 8 }))
  const eager = aCaller()
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

/** Let minutes pass between a booking request and its hold, as in a queue. */
function standInQueue(minutes: number): void {
  const running = performance.now.bind(performance)
  const clock = jest.spyOn(performance, 'now')
  clock.mockImplementationOnce(running).mockImplementation(() => running() + minutes * 60_000)
}

function seconds(instant: Date): number {
  return instant.getTime() / 1000
}

test('a minute in the queue still leaves Stripe the half hour it requires, and the hold outlives the page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  standInQueue(1)
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  expect(start.kind).toBe('started')
  const pageEnds = Number(backend.stripe.calls.at(-1)?.form.get('expires_at'))
  const asked = addMinutes(NOON, 1)
  expect(pageEnds).toBeGreaterThanOrEqual(seconds(addMinutes(asked, CHECKOUT_MINUTES)))
  const [booking] = await backend.bookings(departureId)
  expect(booking?.expires_at?.getTime()).toBeGreaterThanOrEqual(addMinutes(asked, HOLD_MINUTES).getTime())
})

test('the same booking request, repeated after queueing, gets the same page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, idempotencyKey: 'late' })
  standInQueue(2)
  const first = await startCheckout(input, NOON)
  jest.restoreAllMocks()
  expect(await startCheckout(input, addMinutes(NOON, 2))).toEqual(first)
})
