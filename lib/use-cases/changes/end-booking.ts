import 'server-only'
import { type Cancelled, type RefundablePayment } from '@/lib/booking/cancellation'
import { settleEnd } from '@/lib/booking/settlement'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history'
import { addCorrections, loadLedger } from '@/lib/db/ledger'
import { type StoredDeparture } from '@/lib/db/departures'
import { askRefunds } from '@/lib/use-cases/payments/ask-refunds'
import { closeOpenPages } from '@/lib/use-cases/payments/close-open-pages'
import { type OpenCommand } from '@/lib/use-cases/seats/begin-command'
import { dropOpenChange } from '@/lib/use-cases/seats/drop-open-change'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { keepFreedSeats } from '@/lib/use-cases/seats/keep-freed-seats'

/** Who ends the booking: the guest, we for this party alone, we for the whole departure, or our guarantee. */
type EndCause = 'guest' | 'us' | 'called_off' | 'guarantee'

export type BookingEnd = Cancelled & {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  /** What of a card payment could still go back. */
  readonly left: RefundablePayment | null
  readonly cause: EndCause
  /** Whether guest and operator have e-mails about it. */
  readonly isNotified: boolean
  /** That ends it, and can be undone. */
  readonly command?: OpenCommand
}

/**
 * End a live booking, in a transaction that has locked its departure: its seats are released, what goes back is asked
 * for, the total is what we keep, a change that waits for its payment is dropped, the worker closes open payment pages at
 * once, e-mails are queued.
 */
export async function endBooking(db: Db, end: BookingEnd, now: Date): Promise<StoredBooking> {
  const { booking, departure, cause, command } = end
  const state = cause === 'guarantee' ? 'refunded' : 'cancelled'
  const returnsAll = end.refundCents !== 0 || end.withheld !== null
  const ledger = await loadLedger(db, booking.id)
  const { totalCents, returns, corrections } = settleEnd({ ledger }, returnsAll)
  const version = booking.version + 1
  const ended = await changeBooking(db, booking.id, { state, endedAt: now, totalCents, version })
  const told = { what: state, before: booking, after: ended, why: cause, corrections } as const
  await recordBookingHistory(db, { ...told, commandId: command?.id }, now)
  await keepFreedSeats(db, { command, before: booking, after: null }, now)
  await addCorrections(db, booking.id, corrections, now)
  await dropOpenChange(db, booking.id, now)
  await closeOpenPages(db, booking.id, now)
  await askRefunds(db, booking.id, { returns, reason: 'cancelled', isPromised: end.isNotified, command }, now)
  if (!end.isNotified) return ended
  // Of a booking that is not paid in full a part may have come.
  const partCents = returns.reduce((sum, { cents }) => sum + cents, 0) || null
  const refund = {
    cents: end.refundCents ?? partCents,
    returnedCents: end.left?.returnedCents,
    withheld: end.withheld,
    reason: 'cancelled',
    isByUs: cause === 'us' || cause === 'called_off',
    isCalledOff: cause === 'called_off',
  } as const
  await enqueueBookingEmails(db, emailsOf(cause), { booking: ended, departure, now, refund, command })
  return ended
}

function emailsOf(cause: EndCause) {
  return cause === 'guarantee'
    ? (['guarantee-refunded-guest', 'guarantee-refunded-operator'] as const)
    : (['booking-cancelled-guest', 'booking-cancelled-operator'] as const)
}
