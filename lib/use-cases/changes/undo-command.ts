import 'server-only'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { type ChangedBooking, decideUndo, type UndoDecision } from '@/lib/booking/changes/undo'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { listLiveBookings } from '@/lib/db/bookings/live-bookings'
import { findOpenChoice, listChoicesOpenedByCommand, undoChoices } from '@/lib/db/bookings/choices'
import { findChangeEndedAt } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import {
  listBookingsWithMoneyMoved,
  loadCommandEffects,
  type AffectedBooking,
} from '@/lib/db/history/command-effects'
import { endCommand, findCommand, findNewestCommand, type StoredCommand } from '@/lib/db/history/commands'
import { findDeparture } from '@/lib/db/departures/departures'
import { lockDepartures } from '@/lib/db/departures/lock-departure'
import { reverseDepartureCancellation, setDepartureTimes } from '@/lib/db/departures/save-departures'
import { deleteCommandEmails } from '@/lib/db/emails/emails'
import { recordHistory } from '@/lib/db/history/history'
import { dropCommandRefunds, listCommandRefunds, type StoredRefund } from '@/lib/db/money/refunds'
import { defineOperation } from '@/lib/db/define-operation'
import { releaseSeatReserves } from '@/lib/db/departures/seat-reserves'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { scheduleChoiceJob } from '@/lib/use-cases/changes/steps/open-choice'
import { restoreBooking } from '@/lib/use-cases/changes/steps/restore-booking'
import { notifyOfDroppedChange } from '@/lib/use-cases/outbox/steps/notify-of-dropped-change'

export type UndoResult =
  | {
      readonly kind: 'undone'
      readonly command: StoredCommand
      readonly restored: readonly StoredBooking[]
      /** Bookings whose guests were on a payment page that the command closed: these are not restored. */
      readonly left: readonly StoredBooking[]
      /** References of restored bookings that had a pending change, which is not restored. */
      readonly withoutChange: readonly string[]
      readonly departureIds: readonly number[]
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | (Exclude<UndoDecision, { readonly kind: 'undo' }> & { readonly command: StoredCommand })

/** Which command to undo: one by its id, or a user's newest. */
export function findCommandToUndo(
  db: Db,
  wanted: { readonly id: string } | { readonly userName: string },
): Promise<StoredCommand | null> {
  return 'id' in wanted ? findCommand(db, wanted.id) : findNewestCommand(db, wanted.userName)
}

/**
 * Undo a command, completely or not at all: restore its bookings with the seats that it freed, delete the choices that
 * it opened, and drop its unsent e-mails and refunds. Payment pages that it closed, pending changes that it dropped and
 * sales that it stopped are not restored.
 *
 * Rule: undo (docs/rules.md)
 */
export const undoCommand = defineOperation({ work: undo })

async function undo(db: Db, id: string, now: Date): Promise<UndoResult> {
  const { bookings: all, departureIds, shifted } = await loadCommandEffects(db, id)
  const traced = all.flatMap(({ before, after }) => [before.departureId, after.departureId])
  await lockDepartures(db, [...traced, ...departureIds, ...shifted.map(({ departureId }) => departureId)])
  const command = await findCommand(db, id)
  if (!command) return { kind: 'refused', reason: 'not_found' }
  const bookings = await withoutLapsed(db, all)
  const refunds = await listCommandRefunds(db, id)
  // A choice that a guest has made since the command is final.
  const chosen = (await listChoicesOpenedByCommand(db, id)).filter(({ endedAt }) => endedAt !== null)
  const finalIds = [
    ...chosen.map(({ bookingId }) => bookingId),
    ...(await listBookingsWithMoneyMoved(db, id)),
  ]
  const changed: ChangedBooking[] = []
  for (const booking of bookings)
    changed.push(await compare(db, booking, { refunds, departureIds, finalIds, now }))
  for (const { departureId } of shifted)
    changed.push(...(await listBookedSince(db, departureId, bookings, now)))
  const decision = decideUndo(command, changed, now)
  if (decision.kind === 'refused') return { ...decision, command }
  if (!(await endCommand(db, id, { endedAt: now, undoneAt: now })))
    return { kind: 'refused', reason: 'too_late', command }
  await releaseSeatReserves(db, id)
  await dropCommandRefunds(db, id)
  await deleteCommandEmails(db, id)
  await undoChoices(db, id)
  for (const { departureId, ...times } of shifted) {
    await setDepartureTimes(db, departureId, times)
    await recordHistory(db, { departureId, what: 'undone', why: 'undo' }, now)
  }
  for (const departureId of departureIds) {
    await reverseDepartureCancellation(db, departureId)
    await recordHistory(db, { departureId, what: 'undone', why: 'undo' }, now)
  }
  const restored: StoredBooking[] = []
  const left: StoredBooking[] = []
  for (const booking of bookings) {
    const current = await loadBooking(db, booking.bookingId)
    if (wasPaying(booking, current)) left.push(current)
    else restored.push(await restoreBooking(db, booking, now))
  }
  for (const booking of restored) await rescheduleChoice(db, booking, now)
  const withoutChange: string[] = []
  for (const booking of restored) {
    const change = await findChangeEndedAt(db, { bookingId: booking.id, at: command.at }, ['dropped'])
    if (!change) continue
    await notifyOfDroppedChange(db, { booking, change }, now)
    withoutChange.push(booking.reference)
  }
  return { kind: 'undone', command, restored, left, withoutChange, departureIds }
}

/**
 * Whether the guest was on a payment page that the command closed. A place offered from the waiting list does not
 * count: it is paid for on the booking's own page, so it can be restored.
 */
function wasPaying({ before, after }: AffectedBooking, booking: StoredBooking): boolean {
  const hasItsOwnPage = outlivesPaymentPage({ ...booking, state: before.state })
  return before.state === 'hold' && after.state !== 'hold' && !hasItsOwnPage
}

/** Leave out bookings that the command left unpaid and that have lapsed since. */
async function withoutLapsed(
  db: Db,
  bookings: readonly AffectedBooking[],
): Promise<readonly AffectedBooking[]> {
  const lasting: AffectedBooking[] = []
  for (const booking of bookings) {
    const { state } = await loadBooking(db, booking.bookingId)
    const hasGone = booking.after.state === 'hold' && state !== 'hold' && state !== 'confirmed'
    if (!hasGone) lasting.push(booking)
  }
  return lasting
}

/** List guests who booked after the departure's start was changed, and so know only the new time. */
async function listBookedSince(
  db: Db,
  departureId: number,
  traced: readonly AffectedBooking[],
  now: Date,
): Promise<readonly ChangedBooking[]> {
  const known = new Set(traced.map(({ bookingId }) => bookingId))
  return (await listLiveBookings(db, departureId, now))
    .filter(({ id }) => !known.has(id))
    .map((booking) => ({ ...booking, after: booking, current: booking, isBeyondUndo: true }))
}

/** Reschedule the reminders and deadline of an open choice according to the restored start. */
async function rescheduleChoice(db: Db, { id, departureId }: StoredBooking, now: Date): Promise<void> {
  const choice = await findOpenChoice(db, id)
  const departure = choice && (await findDeparture(db, departureId, now))
  if (departure) await scheduleChoiceJob(db, choice, toChoice(choice, departure.startsAt), now)
}

async function compare(
  db: Db,
  { bookingId, before, after }: AffectedBooking,
  {
    refunds,
    departureIds,
    finalIds,
    now,
  }: {
    readonly refunds: readonly StoredRefund[]
    readonly departureIds: readonly number[]
    /** Ids of bookings whose guest has since chosen, or whose money has since moved. */
    readonly finalIds: readonly string[]
    readonly now: Date
  },
): Promise<ChangedBooking> {
  const current = await loadBooking(db, bookingId)
  const departure = await findDeparture(db, before.departureId, now)
  const isCancelled = departure?.cancelledAt != null && !departureIds.includes(before.departureId)
  const isTouched = refunds
    .filter((refund) => refund.bookingId === bookingId)
    .some(
      ({ state, cents, promisedCents }) =>
        (state !== 'waiting' && state !== 'by_hand') || (promisedCents !== null && cents !== promisedCents),
    )
  const isForgotten = current.customerEmail === '' && current.customerName === ''
  const isBeyondUndo = isCancelled || isTouched || isForgotten || finalIds.includes(bookingId)
  return { reference: current.reference, after, current, isBeyondUndo }
}
