import { type BookingState, hasEnded } from '@/lib/booking/booking'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'

/** A booking by what its sum is made of, besides the money itself. */
export type PricedBooking = { readonly state: BookingState; readonly totalCents: number }

/** A total, and what puts the sum right beside it. */
export type WriteOff = { readonly totalCents: number; readonly corrections: readonly Correction[] }

/**
 * Let money go that no change of the party explains: a booking that has ended keeps less from then on; of every other, and
 * where an ended one kept nothing, a correction says so.
 *
 * @param cents  0 or above
 *
 * Rule: ledger-sum (docs/rules.md)
 */
export function writeOff(
  { state, totalCents }: PricedBooking,
  cents: number,
  reason: CorrectionReason,
): WriteOff {
  const keptLessCents = hasEnded(state) ? Math.min(totalCents, cents) : 0
  const rest = cents - keptLessCents
  return {
    totalCents: totalCents - keptLessCents,
    corrections: rest > 0 ? [{ cents: -rest, reason }] : [],
  }
}
