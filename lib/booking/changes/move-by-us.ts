import {
  type BookingAfter,
  type ChangeableBooking,
  type ChangeableDeparture,
} from '@/lib/booking/changes/changeable-booking'
import { type Correction, heldCents, missingCents, inDisputeCents } from '@/lib/booking/ledger'
import { movePlaces, type Places, placesCents, shareTotal } from '@/lib/booking/seats/places'
import { type PlannedRefund, droppedChangeRefunds, splitRefund } from '@/lib/booking/money/refund'
import { settleCorrections } from '@/lib/booking/money/settlement'

/** The money movements, and the booking afterwards. */
export type MoveByUs = {
  readonly after: BookingAfter
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
}

/**
 * Move a paid booking because we changed or cancelled its departure. The total becomes the lower of what was paid and
 * the new price: we bear the cost of a more expensive date, refund the difference to a cheaper one, and never later
 * refund more than is left. Disputed or lost payments count as paid; a refund due from them waits for the bank, or for
 * an appeal.
 *
 * Rule: moved-by-us (docs/rules.md)
 */
export function moveByUs(
  { places, ledger, openChange }: ChangeableBooking,
  to: ChangeableDeparture,
): MoveByUs {
  const paidCents = heldCents(ledger) + inDisputeCents(ledger)
  const moved = movePlaces(places, to.prices)
  const totalCents = Math.min(paidCents + missingCents(ledger), placesCents(moved))
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
      ...droppedChangeRefunds({ openChange }),
    ],
    corrections: settleCorrections(ledger, Math.max(0, totalCents - paidCents)),
  }
}

/** Price the places: at the new prices, the old ones, or as shares of the total. */
function placesAt(totalCents: number, moved: Places, before: Places): Places {
  if (placesCents(moved) === totalCents) return moved
  return placesCents(before) === totalCents ? before : shareTotal(moved, totalCents)
}
