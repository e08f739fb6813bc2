import { addMinutes } from '@/lib/calendar/duration'
import { checkBooks } from '@/lib/use-cases/payments/check-books'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { endChoices, endCommands, payRefunds } from '@/tests/support/run-jobs'

/* A tour that we offer instead of a cancelled one. Tour 8 is on offer. Rule: another-tour (docs/rules.md) */

const backend = aBackend()
const { aPaidBooking, bookingOf, dueOf } = changedBookings(backend)
const { cancelFor, choices, told, setPrice, refund, moveTo, whereIs } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const OVER = addMinutes(NOON, 15 * 1440)
const FAMILY_TOUR = 'Family-Friendly Northern Lights Tour'

beforeAll(async () => {
  await backend.aDeparture({ seats: 400 })
  await backend.aDeparture({ seats: 400, tourId: 8 })
})
afterEach(async () => {
  expect(await checkBooks(NOON)).toEqual([])
  await backend.query('DELETE FROM graphile_worker._private_jobs')
})

const aFamilyDate = (seats = 8) => backend.aDeparture({ seats, tourId: 8 })
const choose = (reference: string, departureId: number, now = NOON) =>
  submitChoice.run({ reference, actor: 'guest', pick: { option: 'another_date', departureId } }, now)

/** A couple that paid 358 €, on a departure that was then cancelled. */
async function aChooser(offeredTourIds: readonly number[] = [8]) {
  const booking = await aPaidBooking(TWO)
  await cancelFor(booking.departureId, 'weather', NOON, offeredTourIds)
  return booking
}

/** The same, cancelled by a command that can be undone. */
async function anUndoable() {
  const booking = await aPaidBooking(TWO)
  const call = { name: 'departure cancel', isAtOnce: false } as const
  const input = { ...(await whereIs(booking.departureId)), reason: 'weather', offeredTourIds: [8] } as const
  const done = await cancelDeparture.run(input, NOON, call)
  if (done.kind !== 'cancelled' || !done.command) throw new Error('not cancelled')
  return { ...booking, command: done.command.id }
}

test('a cheaper tour gives the difference back, and every paper names it', async () => {
  const { reference, departureId } = await aChooser()
  const to = await aFamilyDate()
  expect(await choose(reference, to)).toMatchObject({ kind: 'moved', isOtherTour: true })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: to, total_cents: 158_00 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(to)]).toEqual([0, 2])
  expect(await payRefunds(NOON)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await told(reference, 'departure-cancelled-guest')).toMatchObject([
    { choice: { otherTours: [FAMILY_TOUR] } },
  ])
  for (const kind of ['booking-changed-guest', 'booking-changed-operator'])
    expect((await told(reference, kind))[0]).toMatchObject({
      tourName: FAMILY_TOUR,
      changedFromTour: 'Guaranteed Northern Lights Tour',
      isGuaranteed: false,
      refundCents: 200_00,
    })
  const papers = await backend.query(
    `SELECT document->>'tour' AS tour, document->>'grossCents' AS cents FROM receipts r JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' ORDER BY r.issued_at, r.series DESC`,
  )
  expect(papers).toEqual([
    { tour: 'Guaranteed Northern Lights Tour', cents: '35800' },
    { tour: FAMILY_TOUR, cents: '20000' },
  ])
  expect(await historyOf(reference)).toEqual(['another_tour', 'another_tour'])
  expect(await moveOn(reference, await backend.aDeparture({ seats: 8 }))).toBe('other_tour')
  expect(await moveOn(reference, await aFamilyDate())).toBe('applied')
})

/** Why the choice and the move were recorded. */
async function historyOf(reference: string) {
  const rows = await backend.query<{ why: string }>(
    `SELECT why FROM history h JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND what IN ('choice_made', 'changed') ORDER BY h.id`,
  )
  return rows.map(({ why }) => why)
}

/** The outcome of a guest's own move. */
async function moveOn(reference: string, departureId: number) {
  const wanted = { kind: 'move', departureId } as const
  const done = await requestChange.run({ reference, wanted, asking: GUEST }, NOON)
  return done.kind === 'refused' ? done.reason : done.kind
}

test('a dearer tour costs nothing more, and a later refund is never more than was paid', async () => {
  const { reference } = await aChooser()
  const to = await aFamilyDate()
  await setPrice(to, 399_00)
  expect(await choose(reference, to)).toMatchObject({ kind: 'moved', returns: [] })
  expect(await bookingOf(reference)).toMatchObject({ total_cents: 358_00 })
  await cancelBooking.run(reference, NOON, NOON)
  await payRefunds(NOON)
  expect(await dueOf(reference)).toBe(0)
})

test('only a tour on offer can be chosen, on a date with seats; a guest’s own move never changes the tour', async () => {
  const { reference } = await aChooser([])
  const [to, small] = [await aFamilyDate(), await aFamilyDate(1)]
  expect(await choose(reference, to)).toEqual({ kind: 'refused', reason: 'other_tour' })
  const offered = await aChooser()
  expect(await choose(offered.reference, small)).toMatchObject({ reason: 'not_enough_slots' })
  expect(await moveOn(offered.reference, to)).toBe('choice_open')
  const plain = await aPaidBooking()
  expect(await moveOn(plain.reference, to)).toBe('other_tour')
  expect(await choose(plain.reference, to)).toMatchObject({ reason: 'no_choice' })
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${to}`)
  expect(await choose(offered.reference, to)).toMatchObject({ reason: 'date_closed' })
})

test('the dates listed are those of the tour on offer, with what each gives back', async () => {
  const { reference, departureId } = await aChooser()
  const [to, small] = [await aFamilyDate(), await aFamilyDate(1)]
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('no booking')
  const departure = await loadDeparture(database(), departureId, NOON)
  const listed = async (tourId: number) =>
    new Map(
      (await listChoiceDates(booking, departure, NOON, { tourId })).map((date) => [
        date.id,
        date.differenceCents,
      ]),
    )
  const family = await listed(8)
  expect([family.get(to), family.get(small), family.has(departureId)]).toEqual([-200_00, null, false])
  expect([...(await listed(5)).values()]).toEqual([])
})

test('a merge and a new start offer no other tour: the database refuses it', async () => {
  const { reference } = await aChooser([])
  const id = (await choices(reference))[0]?.id ?? ''
  const sql = `UPDATE choices SET cause = 'merged', offered_tour_ids = '{8}' WHERE id = '${id}'`
  await expect(backend.query(sql)).rejects.toThrow('choices_offered_tours')
})

/* Against other late events, in both orders. */

test('while the cancellation can be undone its guest must wait; what is chosen by phone is final, what is undone cannot be chosen', async () => {
  const to = await aFamilyDate()
  const first = await anUndoable()
  expect(await choose(first.reference, to)).toEqual({ kind: 'refused', reason: 'change_by_us_under_way' })
  expect(await moveTo(first.reference, to)).toMatchObject({ kind: 'moved' })
  expect(await undoCommand.run(first.command, NOON)).toMatchObject({ reason: 'changed_since' })
  expect(await bookingOf(first.reference)).toMatchObject({ departure_id: to })

  const second = await anUndoable()
  expect(await undoCommand.run(second.command, NOON)).toMatchObject({ kind: 'undone' })
  expect(await moveTo(second.reference, to)).toEqual({ kind: 'refused', reason: 'no_choice' })
  expect(await bookingOf(second.reference)).toMatchObject({
    departure_id: second.departureId,
    total_cents: 358_00,
  })
  const third = await anUndoable()
  await endCommands(addMinutes(NOON, 11))
  expect(await choose(third.reference, to, addMinutes(NOON, 11))).toMatchObject({ kind: 'moved' })
})

test('the last seats go to whoever comes first', async () => {
  const family = { tourId: 8, adults: 2, offeredCents: 158_00 }
  const sold = await aFamilyDate(2)
  const { reference } = await aChooser()
  await aPaidBooking({ ...family, departureId: sold })
  expect(await choose(reference, sold)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 0 })

  const taken = await aFamilyDate(2)
  const buy = () => startCheckout(aBookingInput({ ...family, departureId: taken }), NOON)
  expect(await choose(reference, taken)).toMatchObject({ kind: 'moved' })
  expect(await buy()).toMatchObject({ kind: 'refused', reason: 'not_enough_slots' })

  const raced = await aFamilyDate(2)
  const other = await aChooser()
  const answers = await Promise.all([
    choose(other.reference, raced),
    startCheckout(aBookingInput({ ...family, departureId: raced }), NOON),
  ])
  expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(1)
  expect(await backend.seatsTaken(raced)).toBe(2)
})

test('a date of the tour on offer that is cancelled too cannot be chosen; cancelled later, its guest chooses again, without that offer', async () => {
  const [gone, to] = [await aFamilyDate(), await aFamilyDate()]
  const { reference } = await aChooser()
  await cancelFor(gone)
  expect(await choose(reference, gone)).toMatchObject({ reason: 'date_closed' })

  expect(await choose(reference, to)).toMatchObject({ kind: 'moved' })
  await cancelFor(to)
  expect(await choices(reference)).toMatchObject([{ chosen: 'another_date' }, { ended_at: null }])
  expect(await choose(reference, await backend.aDeparture({ seats: 8 }))).toMatchObject({
    reason: 'other_tour',
  })
  expect(await refund(reference)).toMatchObject({ kind: 'refunded' })
  await payRefunds(NOON)
  expect(await dueOf(reference)).toBe(0)
})

test('after the 14 days the money is on its way and nothing can be chosen; whoever has chosen keeps the tour', async () => {
  const to = await aFamilyDate()
  const [silent, chosen] = [await aChooser(), await aChooser()]
  expect(await choose(chosen.reference, to)).toMatchObject({ kind: 'moved' })
  await endChoices(OVER)
  expect(await bookingOf(chosen.reference)).toMatchObject({ state: 'confirmed', departure_id: to })
  expect(await bookingOf(silent.reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await choose(silent.reference, to, OVER)).toMatchObject({ reason: 'choice_over' })
  await payRefunds(OVER)
  expect([await dueOf(silent.reference), await dueOf(chosen.reference)]).toEqual([0, 0])
})

test('of a full refund and another tour in two tabs only one is made', async () => {
  const to = await aFamilyDate()
  const [one, other, both] = [await aChooser(), await aChooser(), await aChooser()]
  expect(await refund(one.reference)).toMatchObject({ kind: 'refunded' })
  expect(await choose(one.reference, to)).toMatchObject({ reason: 'choice_made' })
  expect(await choose(other.reference, to)).toMatchObject({ kind: 'moved' })
  expect(await refund(other.reference)).toMatchObject({ reason: 'choice_made' })
  const answers = await Promise.all([refund(both.reference), choose(both.reference, to)])
  expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(1)
  await payRefunds(NOON)
  for (const { reference } of [one, other, both]) expect(await dueOf(reference)).toBe(0)
})
