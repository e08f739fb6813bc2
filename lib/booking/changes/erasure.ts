import { type BookingState, isUnpaid } from '@/lib/booking/booking'

/** What happens to a booking when its guest asks us to erase their data. */
export type ErasureDecision =
  /** Erase the guest's identity: nothing needs it any longer. */
  | 'forget'
  /** Keep the buyer's name: the booking was paid, so the accounts must show who bought what. Erase everything else. */
  | 'keep_for_accounts'
  /** Keep everything: the tour has not taken place yet, so the booking is still active. */
  | 'keep_whole'
  /** Erase nothing yet: money is due or on its way, or a choice or dispute is open. */
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
