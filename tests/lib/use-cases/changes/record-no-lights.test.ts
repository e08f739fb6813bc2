import { addDays } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordLightsSeen } from '@/lib/use-cases/changes/record-lights-seen'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'
import { endChoices, payRefunds } from '@/tests/support/run-jobs'

/* Recording whether the lights were seen, and what follows. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, pay, bookingOf, dueOf } = changedBookings(backend)
const { whereIs, choices, told, cancelFor, refund, moveTo } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const DAY = 1440

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

async function startOf(departureId: number): Promise<Date> {
  const [row] = await backend.query<{ starts_at: Date }>(
    `SELECT starts_at FROM departures WHERE id = ${departureId}`,
  )
  return row?.starts_at ?? NOON
}

const notSeen = async (departureId: number, now: Date) => recordNoLights.run(await whereIs(departureId), now)

/** A paid booking that was on a tour without lights; `said` is when we recorded that. */
async function aDarkNight(overrides: Parameters<typeof aPaidBooking>[0] = {}) {
  const booking = await aPaidBooking(overrides)
  const said = addMinutes(await startOf(booking.departureId), 8 * 60)
  const answer = await notSeen(booking.departureId, said)
  if (answer.kind !== 'not_seen') throw new Error(`not said: ${JSON.stringify(answer)}`)
  return { ...booking, said }
}

/** The same, plus a free return trip on another date. */
async function aReturnTrip(overrides: Parameters<typeof aPaidBooking>[0] = {}) {
  const first = await aDarkNight(overrides)
  // Some later dates: each departure gets its own day.
  for (let days = 0; days < 5; days++) await backend.aDeparture({ seats: 8 })
  const departureId = await backend.aDeparture({ seats: 8 })
  const answer = await moveTo(first.reference, departureId, first.said)
  if (answer.kind !== 'return_trip') throw new Error(`no return trip: ${JSON.stringify(answer)}`)
  return { first, departureId, reference: answer.booking.reference }
}

test('each guest of a night without lights chooses between a full refund and a free return trip', async () => {
  const { reference } = await aDarkNight(TWO)
  expect(await told(reference, 'lights-not-seen-guest')).toMatchObject([
    {
      choice: {
        options: ['full_refund', 'another_date'],
        refundCents: 358_00,
        endsAt: null,
        returnTripUntil: '2028-04-15',
        again: null,
      },
    },
  ])
})

test('a guest who chooses the refund gets everything back, with the guarantee’s e-mails', async () => {
  const { reference, said } = await aDarkNight(TWO)
  expect(await refund(reference, said)).toMatchObject({ kind: 'refunded', booking: { state: 'refunded' } })
  expect(await payRefunds(said)).toBe(1)
  expect(await dueOf(reference)).toBe(0)
  expect(await told(reference, 'guarantee-refunded-guest')).toMatchObject([{ refundCents: 358_00 }])
  expect(await told(reference, 'guarantee-refunded-operator')).toHaveLength(2)
})

test('a return trip is a separate booking for 0 €, linked to the first, which stays unchanged', async () => {
  const { first, departureId, reference } = await aReturnTrip(TWO)
  expect(await bookingOf(first.reference)).toMatchObject({
    state: 'confirmed',
    total_cents: 358_00,
    version: 3,
  })
  expect(await bookingOf(reference)).toMatchObject({
    state: 'confirmed',
    departure_id: departureId,
    adults: 2,
    total_cents: 0,
  })
  expect(
    await backend.query(
      `SELECT f.reference, b.return_trip_until::text FROM bookings b JOIN bookings f ON f.id = b.return_trip_of
       WHERE b.reference = '${reference}'`,
    ),
  ).toEqual([{ reference: first.reference, return_trip_until: '2028-04-15' }])
  expect(await backend.seatsTaken(departureId)).toBe(2)
  expect(await told(reference, 'return-trip-booked-guest')).toHaveLength(1)
  expect(await told(reference, 'return-trip-booked-operator')).toHaveLength(2)
  expect(await choices(first.reference)).toMatchObject([{ chosen: 'another_date' }])
  expect(
    await backend.query(`SELECT 1 FROM receipts r JOIN bookings b ON b.id = r.booking_id
    WHERE b.reference = '${reference}'`),
  ).toEqual([])
  expect(await moveTo(first.reference, departureId, first.said)).toMatchObject({ kind: 'unchanged' })
  expect(await refund(first.reference, first.said)).toEqual({ kind: 'refused', reason: 'choice_made' })
})

test('a return trip is on a date with enough seats until the last day of the next season', async () => {
  const { reference, said } = await aDarkNight(TWO)
  const small = await backend.aDeparture({ seats: 1 })
  expect(await moveTo(reference, small, said)).toMatchObject({ reason: 'not_enough_slots' })
  const [late] = await backend.query<{ id: number }>(
    `INSERT INTO departures (tour_id, day, seats, starts_at, closes_at)
     VALUES (1, '2028-09-20', 8, '2028-09-20T17:00Z', '2028-09-20T15:00Z') RETURNING id`,
  )
  expect(await moveTo(reference, late?.id ?? 0, said)).toEqual({
    kind: 'refused',
    reason: 'after_return_trip_end',
  })
})

test('a guest can only choose a return trip on dates that are on sale', async () => {
  const { reference, said } = await aDarkNight()
  const closed = await backend.aDeparture({ seats: 8 })
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${closed}`)
  const pick = { option: 'another_date', departureId: closed } as const
  expect(await submitChoice.run({ reference, actor: 'guest', pick }, said)).toMatchObject({
    reason: 'date_closed',
  })
  expect(await submitChoice.run({ reference, actor: 'operator', pick }, said)).toMatchObject({
    kind: 'return_trip',
  })
})

test('a choice after a night without lights does not expire; reminders are sent after 3 and 14 days', async () => {
  const { reference, said } = await aDarkNight()
  const reminders = async () => (await told(reference, 'choice-reminder-guest')).length
  const after = (days: number, minutes = 0) => addMinutes(said, days * DAY + minutes)
  await endChoices(after(3, -1))
  expect(await reminders()).toBe(0)
  await endChoices(after(3))
  expect(await reminders()).toBe(1)
  await endChoices(after(14, -1))
  expect(await reminders()).toBe(1)
  await endChoices(after(14))
  expect(await reminders()).toBe(2)
  await endChoices(after(400))
  expect(await reminders()).toBe(2)
  expect(await choices(reference)).toMatchObject([{ ended_at: null }])
  expect(await refund(reference, after(500))).toMatchObject({ kind: 'refunded' })
})

test('a return trip cancelled in time is due again, and one cancelled late is used up', async () => {
  const { first, departureId, reference } = await aReturnTrip()
  const start = await startOf(departureId)
  const inTime = addMinutes(start, -DAY - 1)
  expect(await cancelBooking.run(reference, inTime, inTime)).toMatchObject({ reopensFirstChoice: true })
  expect(await choices(first.reference)).toMatchObject([{ chosen: 'another_date' }, { ended_at: null }])
  expect(await told(first.reference, 'lights-not-seen-guest')).toMatchObject([
    {},
    { choice: { again: 'given_up' } },
  ])
  expect(await told(reference, 'booking-cancelled-guest')).toMatchObject([{ refundCents: null }])
  expect(await refund(first.reference, inTime)).toMatchObject({ kind: 'refunded' })

  const other = await aReturnTrip()
  const late = addMinutes(await startOf(other.departureId), -DAY)
  expect(await cancelBooking.run(other.reference, late, late)).toMatchObject({ reopensFirstChoice: false })
  expect(await choices(other.first.reference)).toMatchObject([{ chosen: 'another_date' }])
})

test('a return trip that we cancel is due again, and guests who joined it get their money back', async () => {
  const { first, departureId, reference } = await aReturnTrip()
  const now = addMinutes(await startOf(departureId), -3 * DAY)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  const { sessionId } = await aHeldChange({ reference, wanted }, now)
  await pay(sessionId, now)
  expect(await bookingOf(reference)).toMatchObject({ adults: 2, total_cents: 179_00 })
  await cancelFor(departureId, 'weather', now)
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  expect(await told(first.reference, 'lights-not-seen-guest')).toMatchObject([
    {},
    { choice: { again: 'cancelled' } },
  ])
  await payRefunds(now)
  expect(await dueOf(reference)).toBe(0)
})

test('no lights on the return trip either: the first booking’s choice opens again, once', async () => {
  const { first, departureId } = await aReturnTrip()
  const night = addMinutes(await startOf(departureId), 60)
  expect(await notSeen(departureId, night)).toMatchObject({
    parties: [{ reopensFirstChoice: true, opensChoice: false }],
  })
  expect(await told(first.reference, 'lights-not-seen-guest')).toMatchObject([
    {},
    { choice: { again: 'not_seen' } },
  ])
  expect(await notSeen(departureId, night)).toMatchObject({ parties: [] })
  expect(await refund(first.reference, night)).toMatchObject({ kind: 'refunded' })
  expect(await notSeen(departureId, night)).toMatchObject({ parties: [] })
})

test('a guest with an open choice is not erased, and may be once the choice is made', async () => {
  const { reference, said } = await aDarkNight({ customerEmail: 'forget@example.com' })
  const erasureOf = async (now: Date) =>
    (await erasePersonByEmail.preview('forget@example.com', now)).bookings
  expect(await erasureOf(said)).toMatchObject([{ reference, erasure: 'unsettled' }])
  await refund(reference, said)
  await payRefunds(said)
  expect(await erasureOf(said)).toMatchObject([{ reference, erasure: 'keep_for_accounts' }])
})

test('recording it again affects nobody twice', async () => {
  const { reference, departureId, said } = await aDarkNight()
  expect(await notSeen(departureId, said)).toMatchObject({ kind: 'not_seen', parties: [] })
  await refund(reference, said)
  expect(await notSeen(departureId, said)).toMatchObject({ parties: [] })
  expect(await told(reference, 'lights-not-seen-guest')).toHaveLength(1)
})

test('a departure recorded as having seen no lights can no longer be cancelled', async () => {
  const { departureId, said } = await aDarkNight()
  const wanted = { ...(await whereIs(departureId)), reason: 'weather' } as const
  expect(await cancelDeparture.run(wanted, said)).toEqual({ kind: 'refused', reason: 'said_not_seen' })
})

test('it can be recorded from the start until 30 days after, only for the tour with the guarantee', async () => {
  const { departureId } = await aPaidBooking()
  const start = await startOf(departureId)
  expect(await notSeen(departureId, addMinutes(start, -1))).toMatchObject({ reason: 'not_started' })
  expect(await notSeen(departureId, addMinutes(start, 30 * DAY + 1))).toMatchObject({ reason: 'over' })
  expect(await recordNoLights.preview(await whereIs(departureId), start)).toMatchObject({
    parties: [{ opensChoice: true }],
  })
  const snowshoes = await backend.aDeparture({ seats: 8, tourId: 8 })
  expect(await notSeen(snowshoes, addMinutes(await startOf(snowshoes), 60))).toMatchObject({
    reason: 'not_guaranteed',
  })
  const cancelled = await aPaidBooking()
  await cancelFor(cancelled.departureId)
  expect(await notSeen(cancelled.departureId, await startOf(cancelled.departureId))).toMatchObject({
    reason: 'called_off',
  })
})

test('a guest who kept a date after an earlier choice gets a new one when no lights are seen on it', async () => {
  const { reference, departureId } = await aPaidBooking()
  const start = await startOf(departureId)
  await backend.query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, chosen, chosen_departure_id, chosen_by, ended_at)
     SELECT gen_random_uuid(), id, 'time_changed', departure_id, created_at, 'another_date', departure_id, 'guest', created_at
     FROM bookings WHERE reference = '${reference}'`,
  )
  expect(await notSeen(departureId, start)).toMatchObject({ parties: [{ opensChoice: true }] })
})

test('a free return trip may be moved until its last day, and stays free', async () => {
  const { departureId, reference } = await aReturnTrip()
  const now = addMinutes(await startOf(departureId), -3 * DAY)
  const other = await backend.aDeparture({ seats: 8 })
  const wanted = { kind: 'move', departureId: other } as const
  expect(await requestChange.run({ reference, wanted, asking: GUEST }, now)).toMatchObject({
    kind: 'applied',
  })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: other, total_cents: 0 })
})

async function aNight() {
  const booking = await aPaidBooking()
  const { tourId, day } = await whereIs(booking.departureId)
  return { ...booking, tourId, day, start: at('20:00', day), next: at('09:00', addDays(day, 1)) }
}

const refused = (reason: string) => ({ kind: 'refused', reason })
const seenAt = async (departureId: number) =>
  (
    await backend.query<{ lights_seen_at: Date | null }>(
      `SELECT lights_seen_at FROM departures WHERE id = ${departureId}`,
    )
  )[0]?.lights_seen_at

test('‘seen’ can be recorded from the start until 30 days after, for the tour with the guarantee', async () => {
  const [first, last] = [await aNight(), await aNight()]
  expect(await recordLightsSeen.run(first.departureId, addMinutes(first.start, -1))).toEqual(
    refused('not_started'),
  )
  expect(await recordLightsSeen.run(first.departureId, first.start)).toEqual({ kind: 'seen' })
  const end = addMinutes(last.start, 30 * 24 * 60)
  expect(await recordLightsSeen.preview(last.departureId, addMinutes(end, 1))).toEqual(refused('over'))
  expect(await recordLightsSeen.run(last.departureId, end)).toEqual({ kind: 'seen' })
  const rental = await backend.aDeparture({ seats: 8, tourId: 8 })
  expect(await recordLightsSeen.run(rental, end)).toEqual(refused('not_guaranteed'))
})

test('‘seen’ is recorded once, with its author in the history, and has no other effect', async () => {
  const { departureId, reference, next } = await aNight()
  expect(await recordLightsSeen.preview(departureId, next)).toEqual({ kind: 'seen' })
  expect(await seenAt(departureId)).toBeNull()
  const [one, other] = await Promise.all([
    recordLightsSeen.run(departureId, next),
    recordLightsSeen.run(departureId, next),
  ])
  expect([one, other]).toContainEqual({ kind: 'seen' })
  expect([one, other]).toContainEqual(refused('said_before'))
  expect(await seenAt(departureId)).toEqual(next)
  const rows = await backend.query(`SELECT what FROM history WHERE departure_id = ${departureId}`)
  expect(rows).toEqual([{ what: 'lights_seen' }])
  expect(await choices(reference)).toEqual([])
})

test('a cancelled departure cannot be recorded as ‘seen’', async () => {
  const { departureId, next } = await aNight()
  await cancelFor(departureId)
  expect(await recordLightsSeen.run(departureId, next)).toEqual(refused('called_off'))
})

test('after a mistaken ‘seen’ the guests can still be given the choice; ‘not seen’ must be undone first', async () => {
  const { departureId, reference, next, ...where } = await aNight()
  await recordLightsSeen.run(departureId, next)
  const said = await recordNoLights.run(where, next, { name: 'departure not-seen', isAtOnce: false })
  if (said.kind !== 'not_seen' || !said.command) throw new Error('not said')
  expect(await choices(reference)).toHaveLength(1)
  expect(await recordLightsSeen.run(departureId, next)).toEqual(refused('said_not_seen'))
  await undoCommand.run(said.command.id, next)
  expect(await choices(reference)).toEqual([])
  expect(await recordLightsSeen.run(departureId, next)).toEqual(refused('said_before'))
})
