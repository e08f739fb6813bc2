import { type BookingState, hasBookingEnded } from '@/lib/booking/booking'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'

/** The parts of a booking that determine its balance, apart from its payments. */
export type PricedBooking = { readonly state: BookingState; readonly totalCents: number }

/** The new total, and the corrections that balance the ledger. */
export type WriteOff = { readonly totalCents: number; readonly corrections: readonly Correction[] }

/**
 * Write off an amount for a reason other than a change to the booking. If the booking has ended, this lowers the total
 * we keep. Anything beyond that total, and the whole amount for any other booking, becomes a correction.
 *
 * @param cents  the amount to write off, 0 or more
 *
 * Rule: ledger-sum (docs/rules.md)
 */
export function writeOff(
  { state, totalCents }: PricedBooking,
  cents: number,
  reason: CorrectionReason,
): WriteOff {
  const keptLessCents = hasBookingEnded(state) ? Math.min(totalCents, cents) : 0
  const rest = cents - keptLessCents
  return {
    totalCents: totalCents - keptLessCents,
    corrections: rest > 0 ? [{ cents: -rest, reason }] : [],
  }
}
