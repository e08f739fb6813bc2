import 'server-only'
import { decideCancellation } from '@/lib/booking/cancellation'
import { changeBooking, findBookingByReference, loadBooking, type StoredBooking } from '@/lib/db/bookings'
import { inTransaction } from '@/lib/db/client'
import { giveUpPayments } from '@/lib/desk/give-up-payments'
import { oweLetters } from '@/lib/desk/owe-letters'
import { askPaymentLeft, findPaymentLeft } from '@/lib/desk/payment-left'
import { takeDeparture } from '@/lib/desk/take-departure'

export type Cancellation =
  | {
      readonly kind: 'cancelled'
      readonly booking: StoredBooking
      readonly refundCents: number | null
      /** Why nothing goes back although the policy would return it. */
      readonly withheld: 'disputed' | 'returned' | null
      readonly byCard: boolean
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'not_confirmed' | 'already_started' }

/**
 * Give up a booking, paid or not yet, by the policy it was made under. A card payment
 * goes back by itself; a cryptocurrency payment is the operator's to return.
 *
 * @param askedAt  when the guest asked, and the refund is decided as of then; `us` when it is we who cancel
 */
export async function cancelBooking(
  reference: string,
  askedAt: Date | 'us',
  now: Date,
): Promise<Cancellation> {
  const asked = await askPaymentLeft(reference)
  return inTransaction(async (db) => {
    const known = await findBookingByReference(db, reference)
    const departure = known && (await takeDeparture(db, known.departureId, now))
    if (!known || !departure) return { kind: 'refused', reason: 'not_found' }
    const booking = await loadBooking(db, known.id)
    const left = await findPaymentLeft(db, booking.id, asked)
    const decision = decideCancellation(
      { ...booking, left, policy: booking.cancellationPolicy, startsAt: departure.startsAt },
      askedAt === 'us' ? now : askedAt,
      askedAt === 'us' ? 'us' : 'guest',
    )
    if (decision.kind === 'refused') return decision

    const { refundCents, withheld } = decision
    const cancelled = await changeBooking(db, booking.id, { state: 'cancelled', endedAt: now })
    const byCard = await giveUpPayments(db, booking.id, decision, now)
    const refund = {
      cents: refundCents,
      returnedCents: left?.returnedCents,
      withheld,
      reason: 'cancelled',
      isByUs: askedAt === 'us',
    } as const
    const kinds = ['booking-cancelled-guest', 'booking-cancelled-operator'] as const
    await oweLetters(db, kinds, { booking: cancelled, departure, now, refund })
    return { kind: 'cancelled', booking: cancelled, refundCents, withheld, byCard }
  })
}
