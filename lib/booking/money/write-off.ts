import { type BookingState, hasEnded } from '@/lib/booking/booking'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'

/** The parts of a booking that make up its balance, apart from the payments. */
export type PricedBooking = { readonly state: BookingState; readonly totalCents: number }

/** The new total, and the corrections that balance the ledger. */
export type WriteOff = { readonly totalCents: number; readonly corrections: readonly Correction[] }

/**
 * Write off an amount that is not the result of a change to the party. For a booking that has ended, this lowers the
 * total we keep; anything beyond that, and any other booking, needs a correction.
 *
 * @param cents  0 or more
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
