import 'server-only'
import { decideCancellation } from '@/lib/booking/cancellation'
import { changeBooking, findBookingByReference, loadBooking, type StoredBooking } from '@/lib/db/bookings'
import { changeCheckout, findPaidCheckout } from '@/lib/db/checkouts'
import { inTransaction } from '@/lib/db/client'
import { oweLetters } from '@/lib/desk/owe-letters'
import { takeDeparture } from '@/lib/desk/take-departure'
import { enqueue } from '@/lib/queue/enqueue'

export type Cancellation =
  | {
      readonly kind: 'cancelled'
      readonly booking: StoredBooking
      readonly refundCents: number | null
      readonly byCard: boolean
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'not_confirmed' | 'already_started' }

/**
 * Give up a booking that is confirmed, or that waits for its payment, by the policy it was made under. A card payment
 * goes back by itself; a cryptocurrency payment is the operator's to return.
 *
 * @param askedAt  when the guest asked, and the refund is decided as of then; `us` when it is we who cancel
 */
export function cancelBooking(reference: string, askedAt: Date | 'us', now: Date): Promise<Cancellation> {
  return inTransaction(async (db) => {
    const known = await findBookingByReference(db, reference)
    const departure = known && (await takeDeparture(db, known.departureId, now))
    if (!known || !departure) return { kind: 'refused', reason: 'not_found' }
    const booking = await loadBooking(db, known.id)
    const decision = decideCancellation(
      { ...booking, policy: booking.cancellationPolicy, startsAt: departure.startsAt },
      askedAt === 'us' ? now : askedAt,
      askedAt === 'us' ? 'us' : 'guest',
    )
    if (decision.kind === 'refused') return decision

    const { refundCents } = decision
    const cancelled = await changeBooking(db, booking.id, { state: 'cancelled', endedAt: now })
    const paid = await findPaidCheckout(db, booking.id)
    if (paid && refundCents) {
      const refund = { state: 'refund_due', refundReason: 'cancelled', refundCents } as const
      await changeCheckout(db, paid.id, { ...refund, tries: 0 })
      await enqueue(db, 'pay_refund', paid.id, now)
    }
    const refund = { cents: refundCents, reason: 'cancelled', isByUs: askedAt === 'us' } as const
    const kinds = ['booking-cancelled-guest', 'booking-cancelled-operator'] as const
    await oweLetters(db, kinds, { booking: cancelled, departure, now, refund })
    return { kind: 'cancelled', booking: cancelled, refundCents, byCard: paid !== null }
  })
}
