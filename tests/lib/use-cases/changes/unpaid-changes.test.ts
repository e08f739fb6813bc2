import { minutesAfter } from '@/lib/calendar/duration'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'

/* What a booking's page lets a guest hold without paying: no more than the panel does. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const client = '192.0.2.77'
const caller = { address: client, route: '/api/crypto-bookings', proof: null, looksAutomatic: false }

beforeAll(() => backend.aDeparture({ seats: 200 }))

async function anUnpaidBooking(departureId: number, by?: typeof caller) {
  const input = aBookingInput({ departureId, adults: 1, offeredCents: 179_00, cryptoType: 'bitcoin' })
  const booked = await bookWithCrypto(input, NOON, by)
  if (booked.kind === 'refused') throw new Error(booked.reason)
  return booked.reference
}

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const
const ask = (reference: string, wanted: Parameters<typeof requestChange>[0]['wanted'], from = client) =>
  requestChange({ reference, wanted, asking: GUEST, client: from }, NOON)

test('an unpaid booking grows up to what is free, half of a departure, and no further', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const reference = await anUnpaidBooking(departureId, caller)
  expect(await ask(reference, party(4))).toMatchObject({ kind: 'applied' })
  expect(await ask(reference, party(5))).toEqual({ kind: 'refused', reason: 'too_many_unpaid' })
  expect(await backend.seatsTaken(departureId)).toBe(4)
  expect(await ask(reference, party(2))).toMatchObject({ kind: 'applied' })
})

test('an unpaid booking comes to another date under the same bounds', async () => {
  const reference = await anUnpaidBooking(await backend.aDeparture({ seats: 8 }), caller)
  expect(await ask(reference, party(2))).toMatchObject({ kind: 'applied' })
  const small = await backend.aDeparture({ seats: 2 })
  expect(await ask(reference, { kind: 'move', departureId: small })).toMatchObject({
    reason: 'too_many_unpaid',
  })
  const large = await backend.aDeparture({ seats: 8 })
  expect(await ask(reference, { kind: 'move', departureId: large })).toMatchObject({ kind: 'applied' })
})

test('one client holds by changes of paid bookings no more of a tour than by bookings', async () => {
  const departures = []
  for (let count = 0; count < 6; count++) departures.push(await backend.aDeparture({ seats: 8 }))
  const seatsOfTour = 8 * 6 + 200 + 8 + 8 + 2 + 8
  const from = '192.0.2.78'
  let held = 0
  for (const departureId of departures) {
    const { reference } = await aPaidBooking({ departureId })
    const answer = await ask(reference, party(8), from)
    if (answer.kind === 'held') held += 7
    else expect(answer).toEqual({ kind: 'refused', reason: 'too_many_unpaid' })
  }
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThanOrEqual(Math.floor(seatsOfTour * 0.1))
})

test('the mark of a client goes with the hold of its change', async () => {
  const { reference } = await aPaidBooking()
  await ask(reference, party(2), '192.0.2.79')
  const marks = () =>
    backend.query<{ client_hash: string | null }>(
      `SELECT c.client_hash FROM changes c JOIN bookings b ON b.id = c.booking_id
       WHERE reference = '${reference}' ORDER BY c.created_at`,
    )
  expect(await marks()).toEqual([{ client_hash: expect.stringMatching(/^[\w-]{22}$/) }])
  await requestChange({ reference, wanted: party(3), asking: GUEST }, minutesAfter(NOON, 1))
  expect(await marks()).toEqual([{ client_hash: null }, { client_hash: null }])
})

test('cryptocurrency does not come to a date that starts within 24 hours by a change', async () => {
  const soon = await backend.aDeparture({ seats: 8 })
  const [startsAt, closesAt] = [20, 19].map((hours) => minutesAfter(NOON, hours * 60).toISOString())
  await backend.query(
    `UPDATE departures SET starts_at = '${startsAt}', closes_at = '${closesAt}' WHERE id = ${soon}`,
  )
  const reference = await anUnpaidBooking(await backend.aDeparture({ seats: 8 }))
  expect(await ask(reference, { kind: 'move', departureId: soon })).toMatchObject({
    reason: 'crypto_closed',
  })
})

test('a booking is changed twenty times an hour, and then waits', async () => {
  const { reference } = await aPaidBooking()
  const answers = []
  for (let time = 0; time < 21; time++)
    answers.push(await ask(reference, party(2 + (time % 2)), '192.0.2.80'))
  expect(answers.at(-1)).toEqual({ kind: 'refused', reason: 'too_many_changes' })
  expect(answers.filter(({ kind }) => kind === 'held')).toHaveLength(20)
})
