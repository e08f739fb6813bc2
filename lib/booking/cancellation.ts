import { type Asking, isByUs } from '@/lib/booking/asking'
import { type ChangeDecision } from '@/lib/booking/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changeable-booking'
import { cutOffAt } from '@/lib/booking/cut-off'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { placesCents } from '@/lib/booking/places'
import { settleEnd } from '@/lib/booking/settlement'

/**
 * Decide that a booking is given up: in time, or by us, all that is left of what was paid goes back; later nothing does,
 * and the total is what we keep. What was paid of a booking that still waits goes back at any time; but a bank debit that is
 * under way is a payment: late, it is ours when it arrives.
 *
 * A return trip that is given up in time is owed again; one that is given up late is used up.
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
  asking: Asking,
  at: Date,
): ChangeDecision {
  const isByDebit = booking.state !== 'confirmed' && booking.isDebitUnderWay
  const isPaid = booking.state === 'confirmed' || isByDebit
  if (isPaid && !isByUs(asking) && at >= departure.startsAt)
    return { kind: 'refused', reason: 'already_started' }
  const { startsAt } = departure
  // Who may still choose what happens next is in time.
  const isEarly = at < cutOffAt(booking.policy, { ...booking, startsAt }) || booking.choice !== null
  const returnsAll = !isPaid || isByUs(asking) || isEarly
  const comingCents = isByDebit ? dueAfterRefundsCents(placesCents(booking.places), booking.ledger) : 0
  const { totalCents, returns, corrections } = settleEnd(booking, returnsAll, comingCents)
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
