import { type Places, totalPlacesCents } from '@/lib/booking/seats/places'
import { diffPlaces } from '@/lib/booking/seats/diff-places'
import { type ReceiptSubject, type AmountPurpose } from '@/lib/booking/money/receipt'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'

type Occasion = {
  /** The places of the booking that was paid or refunded. */
  readonly places: Places
  /** The change that was paid for, or that led to the refund; null if the money is for the booking itself. */
  readonly change: {
    readonly kind: 'party' | 'move' | 'agree'
    readonly placesBefore: Places
    readonly places: Places
  } | null
  /** Why we made the refund; null for a payment, and for a refund made outside the site. */
  readonly reason: RefundReason | null
  readonly cents: number
}

/**
 * Determine what a payment or refund is for, as stated on its receipt or credit note. The full price or more is for the
 * booking's places; the full cost or refund of a change is for the places added and removed. If a refund is split over
 * several payments, each part is for the guests whose prices add up to it, if there are any. Any other amount is named
 * after its reason.
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function toReceiptSubject({ places, change, reason, cents }: Occasion): ReceiptSubject {
  if (!change) {
    const priceCents = totalPlacesCents(places)
    return priceCents > 0 && cents >= priceCents ? { kind: 'booking', places } : ofReason(reason)
  }
  const { kind, placesBefore: before, places: after } = change
  const isWhole = cents === Math.abs(totalPlacesCents(after) - totalPlacesCents(before))
  if (kind === 'agree') return { kind: 'amount', what: 'agreed_price' }
  if (kind === 'move' && isWhole) return { kind, before, after }
  const { added, leaving } = diffPlaces(before, after)
  if (kind === 'party' && isWhole) return { kind, added, leaving }
  if (reason !== null && reason !== 'changed') return ofReason(reason)
  if (kind === 'move') return { kind: 'amount', what: 'date_changed' }
  const gone = reason === 'changed' && added.length === 0 ? placesWorth(leaving, cents) : null
  return gone ? { kind, added, leaving: gone } : { kind: 'amount', what: 'guests_changed' }
}

const BY_REASON: Readonly<Record<RefundReason, AmountPurpose>> = {
  seat_gone: 'payment_returned',
  paid_twice: 'payment_returned',
  wrong_amount: 'payment_returned',
  called_off: 'payment_returned',
  booking_ended: 'payment_returned',
  cancelled: 'cancellation',
  changed: 'part_of_price',
  dispute_ended: 'payment_returned',
  change_dropped: 'payment_returned',
  booking_changed: 'payment_returned',
  overpaid: 'payment_returned',
  not_in_full: 'payment_returned',
  goodwill: 'price_reduction',
  tour_not_as_booked: 'price_reduction',
  our_mistake: 'price_reduction',
}

function ofReason(reason: RefundReason | null): ReceiptSubject {
  return { kind: 'amount', what: reason === null ? 'part_of_price' : BY_REASON[reason] }
}

/** Find places whose prices add up to the amount; null if there are none. */
function placesWorth(places: Places, cents: number): Places | null {
  if (cents === 0) return []
  const [line, ...rest] = places
  if (!line || cents < 0) return null
  for (let count = line.count; count >= 0; count--) {
    const others = placesWorth(rest, cents - count * line.eachCents)
    if (others) return count > 0 ? [{ ...line, count }, ...others] : others
  }
  return null
}
