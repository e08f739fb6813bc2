import { addMinutes } from '@/lib/calendar/duration'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { renderEmail } from '@/lib/emails/render-email'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { sampleSender } from '@/tools/emails/booking-samples'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'
import { endChoices, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

/* A new date or start time for everyone on a departure. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf, changesOf } = changedBookings(backend)
const { whereIs, choices, told, setPrice, refund, moveTo } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

async function wantedOf(from: number, into: number) {
  return { ...(await whereIs(from)), into: (await whereIs(into)).day }
}

const merge = async (from: number, into: number, now = NOON) =>
  mergeDepartures.run(await wantedOf(from, into), now)

test('paid bookings move to the other date and their guests may choose something else; all others end', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const hold = await startCheckout(aBookingInput({ departureId, customerEmail: 'h@example.com' }), NOON)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'c@example.com' })
  const crypto = await bookWithCrypto(input, NOON)
  if (hold.kind !== 'started' || crypto.kind !== 'booked') throw new Error('not booked')
  const into = await backend.aDeparture({ seats: 2 })
  expect(await merge(departureId, into)).toMatchObject({ kind: 'merged', into: { id: into } })

  expect(await bookingOf(reference)).toMatchObject({ departure_id: into, state: 'confirmed', version: 3 })
  expect(await bookingOf(hold.reference)).toMatchObject({ state: 'cancelled' })
  expect(await bookingOf(crypto.reference)).toMatchObject({ state: 'cancelled' })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([0, 2])
  expect(
    await backend.query(`SELECT cancel_reason, is_closed FROM departures WHERE id = ${departureId}`),
  ).toEqual([{ cancel_reason: 'merged', is_closed: true }])
  const [email] = await told(reference, 'departure-merged-guest')
  expect(email).toMatchObject({
    calendarSequence: 2,
    changedFrom: { day: (await whereIs(departureId)).day },
    choice: { cause: 'merged', options: ['full_refund', 'another_date'] },
  })
  expect(await told(reference, 'booking-changed-guest')).toEqual([])
  expect(await told(crypto.reference, 'booking-cancelled-guest')).toMatchObject([{ cancelReason: 'merged' }])
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(hold.sessionId).status).toBe('expired')
})

test('we absorb a higher price, and refund the difference to a cheaper date', async () => {
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

test('if there are too few seats nobody is moved, and the shortfall is stated', async () => {
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

test('a departure can only be merged into another date of its tour that is running', async () => {
  const [from, into] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const wanted = await wantedOf(from, into)
  expect(await mergeDepartures.run({ ...wanted, day: '2031-07-01' }, NOON)).toMatchObject({
    reason: 'no_departure',
  })
  expect(await mergeDepartures.run({ ...wanted, into: '2031-07-01' }, NOON)).toMatchObject({
    reason: 'no_departure_into',
  })
  expect(await merge(from, from)).toMatchObject({ reason: 'same_date' })
  expect((await merge(from, into)).kind).toBe('merged')
  expect(await merge(from, into)).toMatchObject({ reason: 'cancelled_before' })
  expect(await merge(into, from)).toMatchObject({ reason: 'date_closed' })
})

test('pending changes that hold seats on the other date free them for the bookings that move there', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const into = await backend.aDeparture({ seats: 2 })
  await setPrice(into, 199_00)
  const first = await aPaidBooking({ departureId, customerEmail: 'first@example.com' })
  const second = await aPaidBooking({ departureId, customerEmail: 'second@example.com' })
  for (const { reference } of [first, second])
    await aHeldChange({ reference, wanted: { kind: 'move', departureId: into } })
  expect((await merge(departureId, into)).kind).toBe('merged')
  expect(await backend.seatsTaken(into)).toBe(2)
  // Both are of the same moment, in either order.
  const states = (await changesOf(first.reference)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['applied', 'dropped'])
})

test('a guest who does not answer keeps the new date, and the choice ends then', async () => {
  const { reference, departureId } = await aPaidBooking()
  const into = await backend.aDeparture({ seats: 8 })
  await merge(departureId, into)
  const over = addMinutes(NOON, 14 * 1440)
  await endChoices(addMinutes(over, -1))
  expect(await choices(reference)).toMatchObject([{ ended_at: null }])
  await endChoices(over)
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: over }])
  expect(await bookingOf(reference)).toMatchObject({ departure_id: into, state: 'confirmed' })
  expect(await refund(reference, over)).toEqual({ kind: 'refused', reason: 'choice_over' })
})

test('a merged guest may choose a refund, another date, or the new one', async () => {
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

test('a preview gives the same result and changes nothing', async () => {
  const { reference, departureId } = await aPaidBooking()
  const into = await backend.aDeparture({ seats: 8 })
  expect(await mergeDepartures.preview(await wantedOf(departureId, into), NOON)).toMatchObject({
    kind: 'merged',
    parties: [{ kind: 'moved' }],
  })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId })
})

const shift = async (departureId: number, time: string, now = NOON) =>
  changeStartTime.run({ ...(await whereIs(departureId)), time }, now)

const timesOf = async (departureId: number) =>
  (
    await backend.query<{ starts_at: Date; closes_at: Date }>(
      `SELECT starts_at, closes_at FROM departures WHERE id = ${departureId}`,
    )
  )[0]

const icsOf = async (facts: BookingFacts | undefined) => {
  if (!facts) throw new Error('no e-mail')
  const { attachments } = await renderEmail({ kind: 'time-changed-guest', facts }, sampleSender)
  return attachments[0]?.content ?? ''
}

test('a small shift notifies every guest with the calendar file, and moves the end of sale and of the tour', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  expect(await shift(departureId, '19:30')).toMatchObject({
    kind: 'changed',
    parties: [{ opensChoice: false }],
  })
  expect(await timesOf(departureId)).toEqual({ starts_at: at('19:30', day), closes_at: at('17:30', day) })
  const [email] = await told(reference, 'time-changed-guest')
  expect(email).toMatchObject({
    startedAt: at('20:00', day).toISOString(),
    choice: null,
    calendarSequence: 1,
  })
  const ics = await icsOf(email)
  expect(ics).toContain('SEQUENCE:2')
  expect(ics).toContain(`DTSTART;TZID=Europe/Helsinki:${day.replaceAll('-', '')}T193000`)
  expect(ics).toMatch(/DTEND;TZID=Europe\/Helsinki:\d{8}T043000/)
  expect(await choices(reference)).toEqual([])
})

test('each shift has its own e-mail with a higher sequence', async () => {
  const { reference, departureId } = await aPaidBooking()
  await shift(departureId, '19:30')
  await shift(departureId, '20:30')
  const emails = await told(reference, 'time-changed-guest')
  expect(emails.map(({ calendarSequence }) => calendarSequence)).toEqual([1, 2])
})

test.each([
  ['18:00', false],
  ['17:59', true],
  ['22:00', false],
  ['22:01', true],
])('a start at %s instead of 20:00 opens a choice: %s', async (time, opensChoice) => {
  const { reference, departureId } = await aPaidBooking()
  expect(await shift(departureId, time)).toMatchObject({ parties: [{ opensChoice }] })
  expect(await choices(reference)).toHaveLength(opensChoice ? 1 : 0)
  const [email] = await told(reference, 'time-changed-guest')
  expect(email?.choice?.cause ?? null).toBe(opensChoice ? 'time_changed' : null)
})

test('a guest who cancels instead of choosing has nothing left to choose', async () => {
  const { reference, departureId } = await aPaidBooking()
  await shift(departureId, '22:30')
  await cancelBooking.run(reference, NOON, NOON)
  expect(await choices(reference)).toMatchObject([{ chosen: null, ended_at: NOON }])
})

test('a guest whose tour starts earlier keeps the previous cut-off', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  await shift(departureId, '18:30')
  const [email] = await told(reference, 'time-changed-guest')
  expect(email?.latestStartsAt).toBe(at('20:00', day).toISOString())
  const before = addMinutes(at('20:00', day), -1440 - 1)
  expect(await cancelBooking.run(reference, before, before)).toMatchObject({ refund: { cents: 179_00 } })
})

test('after a move only the new departure’s start counts', async () => {
  const { reference, departureId } = await aPaidBooking()
  await shift(departureId, '21:00')
  const other = await backend.aDeparture({ seats: 8 })
  const wanted = { kind: 'move', departureId: other } as const
  expect((await requestChange.run({ reference, wanted, asking: GUEST }, NOON)).kind).toBe('applied')
  expect(
    await backend.query(`SELECT latest_starts_at FROM bookings WHERE reference = '${reference}'`),
  ).toEqual([{ latest_starts_at: null }])
})

test('a guest with a payment due gets its new deadline by e-mail; a guest who is still paying gets none', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const hold = await startCheckout(aBookingInput({ departureId, customerEmail: 'h@example.com' }), NOON)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'c@example.com' })
  const crypto = await bookWithCrypto(input, NOON)
  if (hold.kind !== 'started' || crypto.kind !== 'booked') throw new Error('not booked')
  await shift(departureId, '15:00')
  const [email] = await told(crypto.reference, 'time-changed-guest')
  expect(email).toMatchObject({ isPaid: false, choice: null })
  const { attachments, text } = await renderEmail(
    { kind: 'time-changed-guest', facts: email as BookingFacts },
    sampleSender,
  )
  expect(attachments).toEqual([])
  expect(text.replace(/\s+/g, ' ')).toContain('Your payment is due by')
  expect(await told(hold.reference, 'time-changed-guest')).toEqual([])
})

test('cryptocurrency is due at least six hours before the new start', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { day } = await whereIs(departureId)
  const now = addMinutes(at('20:00', day), -36 * 60)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'due@example.com' })
  const crypto = await bookWithCrypto(input, now)
  if (crypto.kind !== 'booked') throw new Error('not booked')
  await shift(departureId, '18:00', now)
  expect(await backend.bookings(departureId)).toMatchObject([{ expires_at: at('12:00', day) }])
})

test('a pending change is dropped, because it was made for the old start', async () => {
  const { reference, departureId } = await aPaidBooking()
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 2, children: 0 } } })
  await shift(departureId, '19:30')
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('setting the same time changes nothing, and a tour that has begun or is cancelled keeps its time', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  expect(await shift(departureId, '20:00')).toEqual({ kind: 'unchanged' })
  expect(await shift(departureId, '21:00', at('20:00', day))).toMatchObject({ reason: 'already_started' })
  expect(await shift(departureId, '18:00', at('18:30', day))).toMatchObject({ reason: 'in_the_past' })
  expect(await changeStartTime.run({ tourId: 1, day: '2031-07-01', time: '20:00' }, NOON)).toMatchObject({
    reason: 'no_departure',
  })
  const preview = await changeStartTime.preview({ ...(await whereIs(departureId)), time: '19:00' }, NOON)
  expect(preview).toMatchObject({ kind: 'changed' })
  expect(await bookingOf(reference)).toMatchObject({ version: 1 })
})
