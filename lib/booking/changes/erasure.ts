import { type BookingState, isUnpaid } from '@/lib/booking/booking'

/** What happens to a booking when its guest asks us to erase their data. */
export type ErasureDecision =
  /** Erase the guest's identity, which is no longer needed. */
  | 'forget'
  /** The booking was paid, so the accounts need to show who bought what, but nothing else. */
  | 'keep_for_accounts'
  /** The booking is still active: the tour has not taken place yet. */
  | 'keep_whole'
  /** Nothing is erased yet: money is due or on its way, or a choice or dispute is open. */
  | 'unsettled'

/**
 * Decide which data of a booking to erase at its guest's request. Rule: erasure (docs/rules.md)
 *
 * @param booking.isPaid      whether money was received for it, even if refunded later
 * @param booking.isUnsettled whether a payment, refund, dispute or choice is still pending
 */
export function decideErasure(
  booking: {
    readonly state: BookingState
    readonly expiresAt: Date | null
    readonly startsAt: Date
    readonly isPaid: boolean
    readonly isUnsettled: boolean
  },
  now: Date,
): ErasureDecision {
  const { state, expiresAt, startsAt, isPaid, isUnsettled } = booking
  const isAhead =
    (state === 'confirmed' && now < startsAt) || (isUnpaid(state) && expiresAt !== null && now < expiresAt)
  if (isUnsettled) return 'unsettled'
  if (isAhead) return 'keep_whole'
  return isPaid ? 'keep_for_accounts' : 'forget'
}
