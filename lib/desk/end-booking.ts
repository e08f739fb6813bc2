import 'server-only'
import { type Cancelled } from '@/lib/booking/cancellation'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { changeCheckout, findPaidCheckout, hastenOpenCheckouts } from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { oweLetters } from '@/lib/desk/owe-letters'

/** Who gives the booking up: the guest, we for this party alone, we for the whole departure, or our guarantee. */
export type EndCause = 'guest' | 'us' | 'called_off' | 'guarantee'

export type BookingEnd = Cancelled & {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly cause: EndCause
  /** Whether guest and operator have letters about it. */
  readonly isTold: boolean
}

/**
 * End a booking that still lived, in a transaction that has its departure locked: its seats are free, a card payment is
 * due to go back, an open payment page is closed by the worker at once, letters are owed.
 */
export async function endBooking(db: Db, end: BookingEnd, now: Date): Promise<StoredBooking> {
  const { booking, departure, refundCents, cause } = end
  const state = cause === 'guarantee' ? 'refunded' : 'cancelled'
  const ended = await changeBooking(db, booking.id, { state, endedAt: now })
  await hastenOpenCheckouts(db, booking.id, now)
  const paid = await findPaidCheckout(db, booking.id)
  if (paid && refundCents) {
    const refund = { state: 'refund_due', refundReason: 'cancelled', refundCents } as const
    await changeCheckout(db, paid.id, { ...refund, nextTryAt: now, tries: 0 })
  }
  if (!end.isTold) return ended
  const refund = {
    cents: refundCents,
    reason: 'cancelled',
    isByUs: cause === 'us' || cause === 'called_off',
    isCalledOff: cause === 'called_off',
  } as const
  await oweLetters(db, lettersOf(cause), { booking: ended, departure, now, refund })
  return ended
}

function lettersOf(cause: EndCause) {
  return cause === 'guarantee'
    ? (['guarantee-refunded-guest', 'guarantee-refunded-operator'] as const)
    : (['booking-cancelled-guest', 'booking-cancelled-operator'] as const)
}
