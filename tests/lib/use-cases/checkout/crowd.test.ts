import pg from 'pg'
import { minutesAfter } from '@/lib/calendar/duration'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

/* What a crowd that wants one date asks of the database, for those of it who get nothing. */

const backend = aBackend()
/** The rest of the season. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

let clients = 0

const aCaller = (overrides: Partial<Caller> = {}): Caller => ({
  address: `198.51.100.${clients++}`,
  route: '/api/checkout',
  proof: null,
  looksAutomatic: false,
  ...overrides,
})

/** So many guests at once, each a client of its own. Answers what they heard, and what the database was asked. */
async function buyAtOnce(departureId: number, buyers: number) {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const starts = await Promise.all(
    Array.from({ length: buyers }, () => startCheckout(aBookingInput({ departureId }), NOON, aCaller())),
  )
  const asked = query.mock.calls.map(([statement]) => textOf(statement))
  // What a new connection is told first.
  const statements = asked.filter((text) => !text.startsWith('SELECT set_config'))
  query.mockRestore()
  return {
    statements,
    heard: starts.map((start) => (start.kind === 'refused' ? start.reason : start.kind)),
  }
}

function textOf(statement: unknown): string {
  return String(typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text')).trim()
}

test('a booking request for a date that is full is refused by one read, without a transaction', async () => {
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

test('a hold with all that counts it is no more than seventeen statements, its history among them', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { heard, statements } = await buyAtOnce(departureId, 1)
  expect(heard).toEqual(['started'])
  // The secret of the clients' marks is read once a minute.
  const asked = statements.filter((text) => !text.includes('server_secrets'))
  expect(asked.length).toBeLessThanOrEqual(17)
})

test('of a crowd that wants the last seats those alone begin a transaction who may get one', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const { heard, statements } = await buyAtOnce(departureId, 60)
  expect(heard.filter((word) => word === 'started')).toHaveLength(2)
  expect(heard.filter((word) => word === 'not_enough_slots')).toHaveLength(58)
  expect(statements.filter((text) => text === 'BEGIN')).toHaveLength(2)
  // Two as they come, and one at the turn of each who gets a seat and of the first who gets none.
  const looks = statements.filter((text) => text.startsWith('SELECT d.*'))
  expect(looks.length).toBeLessThanOrEqual(2 + 3 + 2)
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('nobody works out a proof, or uses up a limit, for a date that is full', async () => {
  const departureId = await backend.aDeparture({ seats: 0 })
  const caller = aCaller({ looksAutomatic: true })
  const start = await startCheckout(aBookingInput({ departureId }), NOON, caller)
  expect(start).toMatchObject({ reason: 'not_enough_slots' })
  expect(await backend.query(`SELECT 1 FROM rate_limits WHERE key LIKE '%:${caller.address}'`)).toEqual([])
})

test('seats of a page whose time is over, and of which Stripe has not said yet, are nobody’s', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId }), NOON, aCaller())
  const later = minutesAfter(NOON, 36)
  const crowd = Array.from({ length: 5 }, () =>
    startCheckout(aBookingInput({ departureId }), later, aCaller()),
  )
  for (const start of await Promise.all(crowd)) expect(start).toMatchObject({ reason: 'not_enough_slots' })
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})
