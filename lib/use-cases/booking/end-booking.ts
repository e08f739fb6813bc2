import 'server-only'
import { type UpdatedBooking } from '@/lib/booking/changes/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { closeChoice, findOpenChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCorrections } from '@/lib/db/money/ledger'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { type OpenCommand, reserveFreedSeats } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { type HistoryReason } from '@/lib/words/history/history-event-text'

type BookingEnd = {
  readonly after: Pick<UpdatedBooking, 'state' | 'totalCents'>
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
  /** Whether e-mails queued in the same transaction mention the refund. */
  readonly isTold: boolean
  /** Why the booking ends, for the history. */
  readonly why?: HistoryReason
  readonly command?: OpenCommand
}

/**
 * End a booking, in a transaction that has locked its departure. Its seats are freed, refunds are requested, its total
 * becomes the amount we keep, its pending change is dropped, its open choice is closed, and the worker closes its open
 * payment pages. If a command ends it, its seats stay reserved and its refunds wait for as long as the command can be
 * undone.
 */
export async function endBooking(
  db: Db,
  booking: StoredBooking,
  { after: { state, totalCents }, returns, corrections, isTold, why, command }: BookingEnd,
  now: Date,
): Promise<StoredBooking> {
  const version = booking.version + 1
  const ended = await updateBooking(db, booking.id, { state, endedAt: now, totalCents, version })
  const told = { what: state === 'refunded' ? 'refunded' : 'cancelled', why, corrections } as const
  await recordBookingHistory(db, { ...told, before: booking, after: ended, commandId: command?.id }, now)
  await reserveFreedSeats(db, { command, before: booking, after: null }, now)
  await addCorrections(db, booking.id, corrections, now)
  await dropOpenChange(db, booking.id, now)
  const choice = await findOpenChoice(db, booking.id)
  if (choice) await closeChoice(db, choice.id, { chosen: null, now, endedBy: command?.id })
  await closeOpenPaymentPages(db, booking.id, now)
  await requestRefunds(db, booking, { returns, reason: 'cancelled', isPromised: isTold, command }, now)
  return ended
}
