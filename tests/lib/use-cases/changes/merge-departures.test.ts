import { minutesAfter } from '@/lib/calendar/duration'
import { mergeDepartures, previewMerge } from '@/lib/use-cases/changes/merge-departures'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { endChoices, payRefunds, reconcileCheckouts } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf } = changedBookings(backend)
const { whereIs, choices, told, setPrice, refund, moveTo } = choicesOf(backend)
const TWO = { adults: 2, offeredCents: 358_00 }

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

async function wantedOf(from: number, into: number) {
  return { ...(await whereIs(from)), into: (await whereIs(into)).day }
}

const merge = async (from: number, into: number, now = NOON) =>
  mergeDepartures(await wantedOf(from, into), now)

test('who has paid comes along to the other date and may choose otherwise; all others end', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const hold = await startCheckout(aBookingInput({ departureId, customerEmail: 'h@example.com' }), NOON)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'c@example.com' })
  const crypto = await bookWithCrypto(input, NOON)
  if (hold.kind !== 'started' || crypto.kind !== 'booked') throw new Error('not booked')
  const into = await backend.aDeparture({ seats: 2 })
  expect(await merge(departureId, into)).toMatchObject({ kind: 'merged', into: { id: into } })

  expect(await bookingOf(reference)).toMatchObject({ departure_id: into, state: 'confirmed', version: 2 })
  expect(await bookingOf(hold.reference)).toMatchObject({ state: 'cancelled' })
  expect(await bookingOf(crypto.reference)).toMatchObject({ state: 'cancelled' })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([0, 2])
  expect(
    await backend.query(`SELECT cancel_reason, is_closed FROM departures WHERE id = ${departureId}`),
  ).toEqual([{ cancel_reason: 'merged', is_closed: true }])
  const [email] = await told(reference, 'departure-merged-guest')
  expect(email).toMatchObject({
    calendarSequence: 1,
    changedFrom: { day: (await whereIs(departureId)).day },
    choice: { cause: 'merged', options: ['full_refund', 'another_date'] },
  })
  expect(await told(reference, 'booking-changed-guest')).toEqual([])
  expect(await told(crypto.reference, 'booking-cancelled-guest')).toMatchObject([{ cancelReason: 'merged' }])
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(hold.sessionId).status).toBe('expired')
})

test('a dearer date is ours, and of a cheaper one the difference goes back', async () => {
  const [dear, cheap] = [await aPaidBooking(TWO), await aPaidBooking(TWO)]
  const [dearer, cheaper] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  await setPrice(dearer, 199_00)
  await setPrice(cheaper, 150_00)
  await merge(dear.departureId, dearer)
  await merge(cheap.departureId, cheaper)
  expect(await payRefunds(NOON)).toBe(1)
  expect(await bookingOf(dear.reference)).toMatchObject({ total_cents: 358_00 })
  expect(await bookingOf(cheap.reference)).toMatchObject({ total_cents: 300_00 })
  expect([await dueOf(dear.reference), await dueOf(cheap.reference)]).toEqual([0, 0])
})

test('where seats are missing nobody is moved, and the number is said', async () => {
  const { reference, departureId } = await aPaidBooking({ adults: 3, offeredCents: 537_00 })
  const into = await backend.aDeparture({ seats: 1 })
  expect(await merge(departureId, into)).toEqual({
    kind: 'refused',
    reason: 'not_enough_slots',
    seatsMissing: 2,
  })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId, version: 1 })
  expect(await backend.query(`SELECT is_closed FROM departures WHERE id = ${departureId}`)).toEqual([
    { is_closed: false },
  ])
  expect(await choices(reference)).toEqual([])
})

test('a departure is merged into another date of its tour that runs', async () => {
  const [from, into] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const wanted = await wantedOf(from, into)
  expect(await mergeDepartures({ ...wanted, day: '2031-07-01' }, NOON)).toMatchObject({
    reason: 'no_departure',
  })
  expect(await mergeDepartures({ ...wanted, into: '2031-07-01' }, NOON)).toMatchObject({
    reason: 'no_departure_into',
  })
  expect(await merge(from, from)).toMatchObject({ reason: 'same_date' })
  expect((await merge(from, into)).kind).toBe('merged')
  expect(await merge(from, into)).toMatchObject({ reason: 'cancelled_before' })
  expect(await merge(into, from)).toMatchObject({ reason: 'date_closed' })
})

test('changes that hold the other date for those who come along leave them room there', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const into = await backend.aDeparture({ seats: 2 })
  await setPrice(into, 199_00)
  const first = await aPaidBooking({ departureId, customerEmail: 'first@example.com' })
  const second = await aPaidBooking({ departureId, customerEmail: 'second@example.com' })
  for (const { reference } of [first, second])
    await aHeldChange({ reference, wanted: { kind: 'move', departureId: into } })
  expect((await merge(departureId, into)).kind).toBe('merged')
  expect(await backend.seatsTaken(into)).toBe(2)
  expect(await changesOf(first.reference)).toMatchObject([{ state: 'dropped' }, { state: 'applied' }])
})

test('silence means that the guest comes, and the choice is over then', async () => {
  const { reference, departureId } = await aPaidBooking()
  const into = await backend.aDeparture({ seats: 8 })
  await merge(departureId, into)
  const over = minutesAfter(NOON, 14 * 1440)
  await endChoices(minutesAfter(over, -1))
  expect(await choices(reference)).toMatchObject([{ ended_at: null }])
  await endChoices(over)
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: over }])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: into, state: 'confirmed' })
  expect(await refund(reference, over)).toEqual({ kind: 'refused', reason: 'choice_over' })
})

test('who is merged may have the money, another date, or keep the new one', async () => {
  const into = await backend.aDeparture({ seats: 8 })
  const third = await backend.aDeparture({ seats: 8 })
  const [one, two, three] = [await aPaidBooking(), await aPaidBooking(), await aPaidBooking()]
  for (const { departureId } of [one, two, three]) await merge(departureId, into)
  expect(await refund(one.reference)).toMatchObject({ kind: 'refunded' })
  expect(await moveTo(two.reference, third)).toMatchObject({ kind: 'moved' })
  expect(await moveTo(three.reference, into)).toMatchObject({ kind: 'kept' })
  expect(await told(three.reference, 'choice-kept-guest')).toHaveLength(1)
  expect(await choices(three.reference)).toMatchObject([{ chosen: 'another_date' }])
  await payRefunds(NOON)
  for (const { reference } of [one, two, three]) expect(await dueOf(reference)).toBe(0)
  expect([await backend.seatsTaken(into), await backend.seatsTaken(third)]).toEqual([1, 1])
})

test('a preview answers the same and changes nothing', async () => {
  const { reference, departureId } = await aPaidBooking()
  const into = await backend.aDeparture({ seats: 8 })
  expect(await previewMerge(await wantedOf(departureId, into), NOON)).toMatchObject({
    kind: 'merged',
    parties: [{ kind: 'moved' }],
  })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId })
})
