import {
  type UpdatedBooking,
  type ChangeableBooking,
  type ChangeableDeparture,
} from '@/lib/booking/changes/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { moneyHeldCents, openDisputeCents } from '@/lib/booking/money/list-payment-remainders'
import { lostFromPriceCents } from '@/lib/booking/money/losses'
import {
  repricePlaces,
  type Places,
  totalPlacesCents,
  spreadTotalOverPlaces,
} from '@/lib/booking/seats/places'
import { type PlannedRefund, listDroppedChangeRefunds, splitRefund } from '@/lib/booking/money/refund'
import { cancelOutCorrections } from '@/lib/booking/money/settlement'

/** The result of a move: the refunds and corrections, and the booking afterwards. */
export type MoveAtOurExpense = {
  readonly after: UpdatedBooking
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
}

/**
 * Move a paid booking because we changed or cancelled its departure. The total becomes the lower of what was paid and
 * the new price: we bear the extra cost of a more expensive date and refund the difference for a cheaper one, so no
 * later refund can exceed what is left. Payments in dispute, or lost in one, count as paid, but a refund from them
 * waits for the bank's decision or for an appeal.
 *
 * Rule: moved-by-us (docs/rules.md)
 */
export function moveAtOurExpense(
  { places, ledger, openChange }: ChangeableBooking,
  to: ChangeableDeparture,
): MoveAtOurExpense {
  const paidCents = moneyHeldCents(ledger) + openDisputeCents(ledger)
  const moved = repricePlaces(places, to.prices)
  const totalCents = Math.min(paidCents + lostFromPriceCents(ledger), totalPlacesCents(moved))
  return {
    after: {
      state: 'confirmed',
      departureId: to.id,
      places: placesAt(totalCents, moved, places),
      totalCents,
      expiresAt: null,
    },
    returns: [
      ...splitRefund(ledger, Math.max(0, paidCents - totalCents)),
      ...listDroppedChangeRefunds({ openChange }),
    ],
    corrections: cancelOutCorrections(ledger, Math.max(0, totalCents - paidCents)),
  }
}

/** Price the places so that they add up to the total: at the new prices, at the old ones, or as shares of the total. */
function placesAt(totalCents: number, moved: Places, before: Places): Places {
  if (totalPlacesCents(moved) === totalCents) return moved
  return totalPlacesCents(before) === totalCents ? before : spreadTotalOverPlaces(moved, totalCents)
}
