import { type Requester, isCausedByUs } from '@/lib/booking/changes/requester'
import { type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { totalPlacesCents } from '@/lib/booking/seats/places'
import { settleEndedBooking } from '@/lib/booking/money/settlement'

/**
 * Decide a cancellation. If it is in time, or we are cancelling, we refund everything paid and not yet refunded; if it
 * is late, we refund nothing and the total becomes what we keep. Part payments of an unpaid booking are always
 * refunded. A bank debit under way counts as paid, so after a late cancellation we keep it when it arrives.
 *
 * After a free return trip is cancelled in time, the guest may have another; a late cancellation uses it up.
 *
 * @param at  when the guest asked
 *
 * Rule: free-cancellation (docs/rules.md)
 * Rule: weather-cancellation (docs/rules.md)
 * Rule: return-trip (docs/rules.md)
 * Rule: debit-under-way (docs/rules.md)
 */
export function decideCancellation(
  { booking, departure }: { readonly booking: ChangeableBooking; readonly departure: ChangeableDeparture },
  asking: Requester,
  at: Date,
): ChangeDecision {
  const isByDebit = booking.state !== 'confirmed' && booking.isDebitUnderWay
  const isPaid = booking.state === 'confirmed' || isByDebit
  if (isPaid && !isCausedByUs(asking) && at >= departure.startsAt)
    return { kind: 'refused', reason: 'already_started' }
  const { startsAt } = departure
  // A guest with an open choice can still cancel free of charge.
  const isEarly = at < changeCutOffAt(booking.policy, { ...booking, startsAt }) || booking.choice !== null
  const returnsAll = !isPaid || isCausedByUs(asking) || isEarly
  const comingCents = isByDebit ? dueAfterRefundsCents(totalPlacesCents(booking.places), booking.ledger) : 0
  const { totalCents, returns, corrections } = settleEndedBooking(booking, returnsAll, comingCents)
  const { departureId, places, openChange, choice, returnTripUntil } = booking
  return {
    kind: 'applied',
    after: { state: 'cancelled', departureId, places, totalCents, expiresAt: null },
    returns,
    corrections,
    endsOpenChange: openChange !== null,
    closesChoice: choice !== null,
    reopensFirstChoice: returnTripUntil !== null && returnsAll,
  }
}
