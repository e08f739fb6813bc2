import 'server-only'
import { type ChangedBooking, decideUndo, type UndoDecision } from '@/lib/booking/undo'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { loadCommandTrace, type TracedBooking } from '@/lib/db/command-trace'
import { endCommand, findCommand, findNewestCommand, type StoredCommand } from '@/lib/db/commands'
import { findDeparture, lockDepartures, reviveDeparture } from '@/lib/db/departures'
import { dropEmailsOfCommand } from '@/lib/db/emails'
import { recordHistory } from '@/lib/db/history'
import { dropRefundsOfCommand, listRefundsOfCommand, type StoredRefund } from '@/lib/db/refunds'
import { rehearse } from '@/lib/db/rehearse'
import { releaseReserves } from '@/lib/db/seat-reserves'
import { restoreBooking } from '@/lib/use-cases/changes/restore-booking'

export type Undoing =
  | {
      readonly kind: 'undone'
      readonly command: StoredCommand
      /** As they are again. */
      readonly restored: readonly StoredBooking[]
      /** Their guests were about to pay and were sent away: they stay as the command left them. */
      readonly left: readonly StoredBooking[]
      readonly departureIds: readonly number[]
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | (Exclude<UndoDecision, { readonly kind: 'undo' }> & { readonly command: StoredCommand })

/** The command that is meant: the named one, or the newest of a user. */
export function findCommandToUndo(
  db: Db,
  wanted: { readonly id: string } | { readonly userName: string },
): Promise<StoredCommand | null> {
  return 'id' in wanted ? findCommand(db, wanted.id) : findNewestCommand(db, wanted.userName)
}

/**
 * Undo a command, all of it or nothing: bookings are what they were, the seats that it freed are theirs again, and what
 * waited is dropped. Payment pages that it ended and a sale that it closed stay so.
 *
 * Rule: undo (docs/rules.md)
 */
export function undoCommand(id: string, now: Date): Promise<Undoing> {
  return inTransaction((db) => undo(db, id, now))
}

/** What the same call would do and answer; nothing is changed. */
export function previewUndo(id: string, now: Date): Promise<Undoing> {
  return rehearse((db) => undo(db, id, now))
}

async function undo(db: Db, id: string, now: Date): Promise<Undoing> {
  const { bookings, departureIds } = await loadCommandTrace(db, id)
  const traced = bookings.flatMap(({ before, after }) => [before.departureId, after.departureId])
  await lockDepartures(db, [...traced, ...departureIds])
  const command = await findCommand(db, id)
  if (!command) return { kind: 'refused', reason: 'not_found' }
  const refunds = await listRefundsOfCommand(db, id)
  const changed: ChangedBooking[] = []
  for (const booking of bookings) changed.push(await compare(db, booking, { refunds, departureIds, now }))
  const decision = decideUndo(command, changed, now)
  if (decision.kind === 'refused') return { ...decision, command }
  if (!(await endCommand(db, id, { endedAt: now, undoneAt: now })))
    return { kind: 'refused', reason: 'too_late', command }
  await releaseReserves(db, id)
  await dropRefundsOfCommand(db, id)
  await dropEmailsOfCommand(db, id)
  for (const departureId of departureIds) {
    await reviveDeparture(db, departureId)
    await recordHistory(db, { departureId, what: 'undone', why: 'undo' }, now)
  }
  const restored: StoredBooking[] = []
  const left: StoredBooking[] = []
  for (const booking of bookings)
    if (booking.before.state === 'hold') left.push(await loadBooking(db, booking.bookingId))
    else restored.push(await restoreBooking(db, booking, now))
  return { kind: 'undone', command, restored, left, departureIds }
}

async function compare(
  db: Db,
  { bookingId, before, after }: TracedBooking,
  {
    refunds,
    departureIds,
    now,
  }: {
    readonly refunds: readonly StoredRefund[]
    readonly departureIds: readonly number[]
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
  const isBeyondUndo = isCancelled || isTouched || isForgotten
  return { reference: current.reference, after, current, isBeyondUndo }
}
