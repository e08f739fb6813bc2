import 'server-only'
import { type Cancelled, type RefundablePayment } from '@/lib/booking/cancellation'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { cancelPayments } from '@/lib/use-cases/changes/cancel-payments'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'

/** Who gives the booking up: the guest, we for this party alone, we for the whole departure, or our guarantee. */
type EndCause = 'guest' | 'us' | 'called_off' | 'guarantee'

export type BookingEnd = Cancelled & {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  /** What of a card payment could still go back. */
  readonly left: RefundablePayment | null
  readonly cause: EndCause
  /** Whether guest and operator have e-mails about it. */
  readonly isNotified: boolean
}

/**
 * End a booking that still lived, in a transaction that has its departure locked: its seats are free, a card payment is
 * due to go back, an open payment page is closed by the worker at once, e-mails are owed.
 */
export async function endBooking(db: Db, end: BookingEnd, now: Date): Promise<StoredBooking> {
  const { booking, departure, cause } = end
  const state = cause === 'guarantee' ? 'refunded' : 'cancelled'
  const ended = await changeBooking(db, booking.id, { state, endedAt: now })
  await cancelPayments(db, booking.id, end, now)
  if (!end.isNotified) return ended
  const refund = {
    cents: end.refundCents,
    returnedCents: end.left?.returnedCents,
    withheld: end.withheld,
    reason: 'cancelled',
    isByUs: cause === 'us' || cause === 'called_off',
    isCalledOff: cause === 'called_off',
  } as const
  await enqueueBookingEmails(db, emailsOf(cause), { booking: ended, departure, now, refund })
  return ended
}

function emailsOf(cause: EndCause) {
  return cause === 'guarantee'
    ? (['guarantee-refunded-guest', 'guarantee-refunded-operator'] as const)
    : (['booking-cancelled-guest', 'booking-cancelled-operator'] as const)
}
