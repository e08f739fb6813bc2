import { addMinutes } from '@/lib/calendar/duration'
import { actAs } from '@/lib/db/history/actor'
import { listOpenChoices } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { endChoice } from '@/lib/use-cases/changes/end-choice'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { started } from '@/tests/support/a-hold'
import { runOps } from '@/tests/support/run-ops'
import { endCommands, lapseOverdue, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

/* Changes to bookings and departures are recorded, and can be undone for a while. */

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, dueOf } = changedBookings(backend)
const { choices, told, setPrice, refund, whereIs, moveTo } = cancelledDepartures(backend)
const CALL = { name: 'departure cancel', isAtOnce: false } as const
const TWO = { adults: 2, offeredCents: 358_00 }
const LATER = addMinutes(NOON, 11)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))
afterEach(async () => {
  delete process.env.OPS_NAME
  await backend.query('DELETE FROM graphile_worker._private_jobs')
})

/* Rule: history (docs/rules.md): every transaction that changes a booking or departure records what it did. */

type Row = Readonly<Record<'actor' | 'what', string>> & {
  readonly actor_name: string | null
  readonly why: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly words: string | null
}

const historyOf = (departureId: number) =>
  backend.query<Row>(
    `SELECT actor, actor_name, what, why, before, after, words FROM history
     WHERE booking_id IN (SELECT id FROM bookings WHERE departure_id = ${departureId}) ORDER BY id`,
  )

test('the history of a card booking shows its hold, payment, cancellation and refund, and who did each', async () => {
  process.env.OPS_NAME = 'Mika'
  const { departureId, reference } = await aPaidBooking()
  await actAs('command', () => cancelBooking.run(reference, NOON, NOON))
  await payRefunds(NOON)
  const rows = await historyOf(departureId)
  expect(rows.map(({ what, actor, actor_name }) => [what, actor, actor_name])).toEqual([
    ['booked', 'guest', null],
    ['paid', 'guest', null],
    ['confirmed', 'guest', null],
    ['cancelled', 'command', 'Mika'],
    ['refund_asked', 'command', 'Mika'],
    ['money_returned', 'worker', null],
  ])
  expect(rows[3]).toMatchObject({
    why: 'guest',
    before: { state: 'confirmed', totalCents: 179_00 },
    after: { state: 'cancelled', totalCents: 0 },
  })
})

test('the history shows that a hold expired', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  await lapseOverdue(addMinutes(NOON, 49 * 60))
  expect((await historyOf(departureId)).map(({ what, actor }) => [what, actor])).toEqual([
    ['booked', 'guest'],
    ['lapsed', 'worker'],
  ])
})

test('a change not paid in time lapses automatically, even if a guest is the first to open it', async () => {
  const { reference, departureId } = await aPaidBooking()
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  const later = addMinutes(NOON, 36)
  await reconcileCheckouts(addMinutes(NOON, 32))
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await requestChange.run({ reference, wanted, asking: { actor: 'guest' } }, later)
  const told = (await historyOf(departureId)).slice(-2).map(({ what, actor }) => [what, actor])
  expect(told).toEqual([
    ['change_lapsed', 'worker'],
    ['change_held', 'guest'],
  ])
  const lines = await runOps(later, 'booking', 'show', reference)
  expect(lines.join('\n')).toContain('the waiting change was not paid in time, by the system')
})

test('the history of a party change shows the party before and after', async () => {
  const { departureId, reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  await requestChange.run({ reference, wanted, asking: { actor: 'guest' } }, NOON)
  const changed = (await historyOf(departureId)).find(({ what }) => what === 'changed')
  expect(changed).toMatchObject({
    actor: 'guest',
    why: 'party',
    before: { totalCents: 358_00, version: 1 },
    after: { totalCents: 179_00, version: 2 },
  })
})

test('the history of a move shows both days', async () => {
  const { reference } = await aPaidBooking()
  const departureId = await backend.aDeparture({ seats: 4 })
  const wanted = { kind: 'move', departureId } as const
  await requestChange.run({ reference, wanted, asking: { actor: 'guest' } }, NOON)
  expect((await runOps(NOON, 'booking', 'show', reference)).at(-1)).toMatch(
    /moved to another date, date (\d{4}-\d{2}-\d{2}) \(before: (?!\1)\d{4}-\d{2}-\d{2}\), by the guest$/,
  )
})

test('a preview leaves no trace in the history', async () => {
  const { departureId, reference } = await aPaidBooking()
  const before = await historyOf(departureId)
  await expect(
    database().$transaction(async (db) => {
      const [booking] = await db.booking.findMany({ where: { reference } })
      await recordHistory(db, { bookingId: booking?.id ?? '', what: 'cancelled' }, NOON)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await historyOf(departureId)).toEqual(before)
})

test('the history of a departure shows its price, seats, sale and end', async () => {
  const id = await backend.aDeparture({ seats: 8 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  const day = row?.day ?? ''
  await runOps(NOON, 'price', 1, day, '--adult', 199, '--yes')
  await runOps(NOON, 'seats', 1, day, 6, '--yes')
  await runOps(NOON, 'close', 1, day, '--yes')
  await cancelDeparture.run({ tourId: 1, day, reason: 'weather' }, NOON)
  const told = await backend.query(
    `SELECT what, before, after FROM history WHERE departure_id = ${id} ORDER BY id`,
  )
  expect(told).toMatchObject([
    { what: 'priced', before: { adultCents: null }, after: { adultCents: 199_00 } },
    { what: 'seats_set', before: { seats: 8 }, after: { seats: 6 } },
    { what: 'closed' },
    { what: 'cancelled', before: { isClosed: true, cancelledAt: null } },
  ])
})

test('the history has no personal fields, and its free text is deleted when the guest is erased', async () => {
  const { departureId, reference } = await aPaidBooking()
  const [booking] = await backend.query<{ id: string }>(
    `SELECT id FROM bookings WHERE reference = '${reference}'`,
  )
  await recordHistory(
    database(),
    { bookingId: booking?.id ?? '', what: 'changed', words: 'wants the left seat' },
    NOON,
  )
  const year = addMinutes(NOON, 366 * 24 * 60)
  await erasePersonByEmail.run('aino@example.com', year)
  const rows = await historyOf(departureId)
  expect(rows.at(-1)).toMatchObject({ what: 'erased', why: 'asked' })
  expect(JSON.stringify(rows)).not.toMatch(/left seat|Aino|aino@/)
})

test('booking show prints the history, for people and for scripts', async () => {
  process.env.OPS_NAME = 'Mika'
  const { reference } = await aPaidBooking()
  await actAs('command', () => cancelBooking.run(reference, 'us', NOON))
  const lines = await runOps(NOON, 'booking', 'show', reference)
  expect(lines.slice(lines.indexOf('History'))).toEqual([
    'History',
    expect.stringMatching(
      /^2026-12-01 12:00 booked, not paid yet, 1 guest, held until 2026-12-01 12:35, total 179 €, date \d{4}-\d{2}-\d{2}, by the guest$/,
    ),
    '2026-12-01 12:00 payment received, 179 €, by card, by the guest',
    '2026-12-01 12:00 confirmed, by the guest',
    '2026-12-01 12:00 cancelled (our decision), total 0 € (before: 179 €), by Mika',
    '2026-12-01 12:00 refund requested (the booking was cancelled), through Stripe, 179 €, by Mika',
  ])
  const json = JSON.parse((await runOps(NOON, 'booking', 'show', reference, '--json')).join('\n'))
  expect(json.history).toHaveLength(5)
  expect(json.history[3]).toMatchObject({ what: 'cancelled', actor: 'command', actorName: 'Mika', why: 'us' })
})

/* Rule: undo (docs/rules.md), including commands that open choices. */

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
  commandOf(await cancelDeparture.run({ ...(await whereIs(departureId)), reason: 'weather' }, now, CALL))

const shifted = async (departureId: number, time: string, now = NOON) =>
  commandOf(
    await changeStartTime.run({ ...(await whereIs(departureId)), time }, now, { ...CALL, name: 'time' }),
  )

test('after undo, a cancelled departure has no reason and no choices, and no e-mail is sent', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const id = await cancelled(departureId)
  const [choice] = await choices(reference)
  expect(await told(reference, 'departure-cancelled-guest')).toHaveLength(1)
  expect(await undoCommand.run(id, NOON)).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  expect(await departureOf(departureId)).toMatchObject({ cancelled_at: null, cancel_reason: null })
  expect(await choices(reference)).toEqual([])
  expect(await told(reference, 'departure-cancelled-guest')).toEqual([])
  await endChoice(choice?.id ?? '', addMinutes(NOON, 20 * 1440))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
  expect([await backend.seatsTaken(departureId), await dueOf(reference)]).toEqual([2, 0])
})

test('for ten minutes a guest cannot choose, and then has the full time', async () => {
  const { departureId, reference } = await aPaidBooking()
  await cancelled(departureId)
  const call = { reference, actor: 'guest', pick: { option: 'full_refund' } } as const
  expect(await submitChoice.run(call, NOON)).toEqual({ kind: 'refused', reason: 'change_by_us_under_way' })
  expect(await endCommands(LATER)).toBe(1)
  expect(await submitChoice.run(call, LATER)).toMatchObject({ kind: 'refunded' })
})

test('a choice that the guest has made by phone in the meantime is final, so nothing is undone', async () => {
  const { departureId, reference } = await aPaidBooking()
  const other = await aPaidBooking({ departureId, customerEmail: 'other@example.com' })
  const id = await cancelled(departureId)
  const date = await backend.aDeparture({ seats: 8 })
  await moveTo(reference, date)
  expect(await undoCommand.run(id, NOON)).toMatchObject({ reason: 'changed_since', references: [reference] })
  expect(await choices(other.reference)).toMatchObject([{ ended_at: null }])
})

test('undoing a merge moves everyone back, with their price', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const into = await backend.aDeparture({ seats: 2 })
  await setPrice(into, 150_00)
  const where = { ...(await whereIs(departureId)), into: (await whereIs(into)).day }
  const id = commandOf(await mergeDepartures.run(where, NOON, { ...CALL, name: 'departure merge' }))
  expect(await payRefunds(NOON)).toBe(0)
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([2, 2])
  expect(await undoCommand.run(id, NOON)).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  expect(await bookingOf(reference)).toMatchObject({ departure_id: departureId, total_cents: 358_00 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(into)]).toEqual([2, 0])
  expect(await choices(reference)).toEqual([])
  expect(await payRefunds(LATER)).toBe(0)
  expect(await dueOf(reference)).toBe(0)
})

test('undoing a new start restores the old one, for the departure and everyone on it', async () => {
  const { departureId, reference } = await aPaidBooking()
  const before = await departureOf(departureId)
  const id = await shifted(departureId, '15:00')
  expect(await choices(reference)).toMatchObject([{ cause: 'time_changed', ended_at: null }])
  expect(await undoCommand.run(id, NOON)).toMatchObject({ kind: 'undone' })
  expect(await departureOf(departureId)).toEqual(before)
  expect(await choices(reference)).toEqual([])
  expect(await told(reference, 'time-changed-guest')).toEqual([])
  const [row] = await backend.query(`SELECT latest_starts_at FROM bookings WHERE reference = '${reference}'`)
  expect(row).toEqual({ latest_starts_at: null })
})

test('a guest who was paying and did not finish does not prevent undoing a new start; a guest who has booked since does', async () => {
  const { departureId, reference } = await aPaidBooking()
  const input = aBookingInput({ departureId, customerEmail: 'late@example.com' })
  const start = started(await startCheckout(input, addMinutes(NOON, -30)))
  const id = await shifted(departureId, '15:00')
  backend.stripe.runOut(start.sessionId)
  await reconcileCheckouts(addMinutes(NOON, 6))
  await lapseOverdue(addMinutes(NOON, 6))
  const undone = await undoCommand.run(id, addMinutes(NOON, 7))
  expect(undone).toMatchObject({ kind: 'undone', restored: [{ reference }] })
  const again = await shifted(departureId, '15:00')
  const newcomer = await aPaidBooking({ departureId, customerEmail: 'new@example.com' })
  expect(await undoCommand.run(again, NOON)).toMatchObject({
    reason: 'changed_since',
    references: [newcomer.reference],
  })
})

test('undoing a command reopens the choice that it ended', async () => {
  const { departureId, reference } = await aPaidBooking()
  await changeStartTime.run({ ...(await whereIs(departureId)), time: '15:00' }, NOON)
  const id = await cancelled(departureId)
  expect(await choices(reference)).toMatchObject([
    { cause: 'time_changed', chosen: null },
    { cause: 'departure_cancelled', ended_at: null },
  ])
  await undoCommand.run(id, NOON)
  expect(await choices(reference)).toMatchObject([{ cause: 'time_changed', ended_at: null }])
  const open = (await listOpenChoices(database())).filter((choice) => choice.reference === reference)
  expect(open).toHaveLength(1)
  expect(await refund(reference)).toMatchObject({ kind: 'refunded' })
})

test('no program can reopen a choice that someone has made', async () => {
  const { departureId, reference } = await aPaidBooking()
  await cancelDeparture.run({ ...(await whereIs(departureId)), reason: 'few' }, NOON)
  await refund(reference)
  const [choice] = await choices(reference)
  await expect(
    backend.query(
      `UPDATE choices SET ended_at = NULL, chosen = NULL, chosen_by = NULL WHERE id = '${choice?.id}'`,
    ),
  ).rejects.toThrow('has ended')
})

test('after undo, no guest has heard of a night without lights, and a cancelled return trip is no longer due', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  const id = commandOf(await recordNoLights.run(where, night, { ...CALL, name: 'departure not-seen' }))
  expect(await choices(reference)).toHaveLength(1)
  expect(await undoCommand.run(id, addMinutes(night, 9))).toMatchObject({ kind: 'undone' })
  expect(await choices(reference)).toEqual([])
  await recordNoLights.run(where, night)
  // The next day would be too close to cancel in time.
  await backend.aDeparture({ seats: 8 })
  const trip = await moveTo(reference, await backend.aDeparture({ seats: 8 }), night)
  if (trip.kind !== 'return_trip') throw new Error(trip.kind)
  const call = { name: 'booking cancel', isAtOnce: false } as const
  const given = commandOf(await cancelBooking.run(trip.booking.reference, night, night, { call }))
  expect(await choices(reference)).toMatchObject([{ chosen: 'another_date' }, { ended_at: null }])
  await undoCommand.run(given, addMinutes(night, 1))
  expect(await choices(reference)).toMatchObject([{ chosen: 'another_date' }])
  expect(await bookingOf(trip.booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 0 })
})

test('a no-show gets no choice after a night without lights', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  await backend.query(`UPDATE bookings SET no_show_at = '${where.day}' WHERE reference = '${reference}'`)
  expect(await recordNoLights.run(where, night)).toMatchObject({ kind: 'not_seen', parties: [] })
  expect(await choices(reference)).toEqual([])
})
