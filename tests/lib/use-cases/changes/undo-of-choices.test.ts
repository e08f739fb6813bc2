import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { listOpenChoices } from '@/lib/db/choices'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeTime } from '@/lib/use-cases/changes/change-time'
import { choose } from '@/lib/use-cases/changes/choose'
import { endChoice } from '@/lib/use-cases/changes/end-choice'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { started } from '@/tests/support/a-hold'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { endCommands, lapseOverdue, payRefunds, reconcileCheckouts } from '@/tests/support/work'

/* Rule: undo (docs/rules.md): also of what opens choices. */

const backend = aBackend()
const { aPaidBooking, bookingOf, dueOf } = changedBookings(backend)
const { choices, told, setPrice, refund, whereIs, moveTo } = choicesOf(backend)
const CALL = { name: 'departure cancel', isAtOnce: false } as const
const TWO = { adults: 2, offeredCents: 358_00 }
const LATER = minutesAfter(NOON, 11)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))
afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

type Done = { readonly kind: string; readonly command?: { readonly id: string } }

function commandOf(done: Done): string {
  if (!done.command) throw new Error(`no command: ${JSON.stringify(done)}`)
  return done.command.id
}

const departureOf = async (id: number) =>
  (
    await backend.query<{ cancelled_at: Date | null; cancel_reason: string | null; starts_at: Date }>(
      `SELECT cancelled_at, cancel_reason, starts_at, closes_at, seats_taken FROM departures WHERE id = ${id}`,
    )
  )[0]

const cancelled = async (departureId: number, now = NOON) =>
  commandOf(await cancelDeparture({ ...(await whereIs(departureId)), reason: 'weather' }, now, CALL))

const shifted = async (departureId: number, time: string, now = NOON) =>
  commandOf(await changeTime({ ...(await whereIs(departureId)), time }, now, { ...CALL, name: 'time' }))

test('undone, a cancelled departure has neither reason nor choices, and no e-mail is sent', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const id = await cancelled(departureId)
  const [choice] = await choices(reference)
  expect(await told(reference, 'departure-cancelled-guest')).toHaveLength(1)
  expect(await undoCommand(id, NOON)).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  expect(await departureOf(departureId)).toMatchObject({ cancelled_at: null, cancel_reason: null })
  expect(await choices(reference)).toEqual([])
  expect(await told(reference, 'departure-cancelled-guest')).toEqual([])
  await endChoice(choice?.id ?? '', minutesAfter(NOON, 20 * 1440))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
  expect([await backend.seatsTaken(departureId), await dueOf(reference)]).toEqual([2, 0])
})

test('for ten minutes a guest cannot choose, and then for as long as ever', async () => {
  const { departureId, reference } = await aPaidBooking()
  await cancelled(departureId)
  const call = { reference, actor: 'guest', pick: { option: 'full_refund' } } as const
  expect(await choose(call, NOON)).toEqual({ kind: 'refused', reason: 'change_by_us_under_way' })
  expect(await endCommands(LATER)).toBe(1)
  expect(await choose(call, LATER)).toMatchObject({ kind: 'refunded' })
})

test('what a guest has chosen by telephone meanwhile is final, and nothing is undone', async () => {
  const { departureId, reference } = await aPaidBooking()
  const other = await aPaidBooking({ departureId, customerEmail: 'other@example.com' })
  const id = await cancelled(departureId)
  const date = await backend.aDeparture({ seats: 8 })
  await moveTo(reference, date)
  expect(await undoCommand(id, NOON)).toMatchObject({ reason: 'changed_since', references: [reference] })
  expect(await choices(other.reference)).toMatchObject([{ ended_at: null }])
})

test('undone, a merge puts all who came along back, with their price', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const into = await backend.aDeparture({ seats: 2 })
  await setPrice(into, 150_00)
  const where = { ...(await whereIs(departureId)), into: (await whereIs(into)).day }
  const id = commandOf(await mergeDepartures(where, NOON, { ...CALL, name: 'departure merge' }))
  expect(await payRefunds(NOON)).toBe(0)
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([2, 2])
  expect(await undoCommand(id, NOON)).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId, total_cents: 358_00 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([2, 0])
  expect(await choices(reference)).toEqual([])
  expect(await payRefunds(LATER)).toBe(0)
  expect(await dueOf(reference)).toBe(0)
})

test('undone, another start is the old one again, for the departure and for all on it', async () => {
  const { departureId, reference } = await aPaidBooking()
  const before = await departureOf(departureId)
  const id = await shifted(departureId, '15:00')
  expect(await choices(reference)).toMatchObject([{ cause: 'time_changed', ended_at: null }])
  expect(await undoCommand(id, NOON)).toMatchObject({ kind: 'undone' })
  expect(await departureOf(departureId)).toEqual(before)
  expect(await choices(reference)).toEqual([])
  expect(await told(reference, 'time-changed-guest')).toEqual([])
  const [row] = await backend.query(`SELECT latest_starts_at FROM bookings WHERE reference = '${reference}'`)
  expect(row).toEqual({ latest_starts_at: null })
})

test('who was about to pay and did not hinders no undo of a start; who has booked since does', async () => {
  const { departureId, reference } = await aPaidBooking()
  const input = aBookingInput({ departureId, customerEmail: 'late@example.com' })
  const start = started(await startCheckout(input, minutesAfter(NOON, -30)))
  const id = await shifted(departureId, '15:00')
  backend.stripe.runOut(start.sessionId)
  await reconcileCheckouts(minutesAfter(NOON, 6))
  await lapseOverdue(minutesAfter(NOON, 6))
  const undone = await undoCommand(id, minutesAfter(NOON, 7))
  expect(undone).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  const again = await shifted(departureId, '15:00')
  const newcomer = await aPaidBooking({ departureId, customerEmail: 'new@example.com' })
  expect(await undoCommand(again, NOON)).toMatchObject({
    reason: 'changed_since',
    references: [newcomer.reference],
  })
})

test('a choice that a command ended is open again when that is undone', async () => {
  const { departureId, reference } = await aPaidBooking()
  await changeTime({ ...(await whereIs(departureId)), time: '15:00' }, NOON)
  const id = await cancelled(departureId)
  expect(await choices(reference)).toMatchObject([
    { cause: 'time_changed', chosen: null },
    { cause: 'departure_cancelled', ended_at: null },
  ])
  await undoCommand(id, NOON)
  expect(await choices(reference)).toMatchObject([{ cause: 'time_changed', ended_at: null }])
  const open = (await listOpenChoices(database())).filter((choice) => choice.reference === reference)
  expect(open).toHaveLength(1)
  expect(await refund(reference)).toMatchObject({ kind: 'refunded' })
})

test('what somebody chose is not opened again by any program', async () => {
  const { departureId, reference } = await aPaidBooking()
  await cancelDeparture({ ...(await whereIs(departureId)), reason: 'few' }, NOON)
  await refund(reference)
  const [choice] = await choices(reference)
  await expect(
    backend.query(
      `UPDATE choices SET ended_at = NULL, chosen = NULL, chosen_by = NULL WHERE id = '${choice?.id}'`,
    ),
  ).rejects.toThrow('has ended')
})

test('undone, nobody was told of a night without lights; a return trip given up is owed no more', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  const id = commandOf(await sayNotSeen(where, night, { ...CALL, name: 'departure not-seen' }))
  expect(await choices(reference)).toHaveLength(1)
  expect(await undoCommand(id, minutesAfter(night, 9))).toMatchObject({ kind: 'undone' })
  expect(await choices(reference)).toEqual([])
  await sayNotSeen(where, night)
  // The day after would be too near to be given up in time.
  await backend.aDeparture({ seats: 8 })
  const trip = await moveTo(reference, await backend.aDeparture({ seats: 8 }), night)
  if (trip.kind !== 'return_trip') throw new Error(trip.kind)
  const call = { name: 'booking cancel', isAtOnce: false } as const
  const given = commandOf(await cancelBooking(trip.booking.reference, night, night, { call }))
  expect(await choices(reference)).toMatchObject([{ chosen: 'another_date' }, { ended_at: null }])
  await undoCommand(given, minutesAfter(night, 1))
  expect(await choices(reference)).toMatchObject([{ chosen: 'another_date' }])
  expect(await bookingOf(trip.booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 0 })
})

test('who did not come has no choice after a night without lights', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  await backend.query(`UPDATE bookings SET no_show_at = '${where.day}' WHERE reference = '${reference}'`)
  expect(await sayNotSeen(where, night)).toMatchObject({ kind: 'not_seen', parties: [] })
  expect(await choices(reference)).toEqual([])
})
