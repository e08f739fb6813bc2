import { type BookingState, isUnpaid } from '@/lib/booking/booking'

/** What happens to a booking when its guest asks for erasure. */
export type Erasure =
  /** The guest's identity is no longer needed. */
  | 'forget'
  /** It was paid: the accounts need who bought what, and nothing else. */
  | 'keep_for_accounts'
  /** It is still active: the tour is ahead. */
  | 'keep_whole'
  /** Money is due or on its way, or a choice or dispute is open: nothing is erased before that is settled. */
  | 'unsettled'

/**
 * Decide what to erase of a booking at its guest's request. Rule: erasure (docs/rules.md)
 *
 * @param booking.isPaid      money was received for it, even if refunded later
 * @param booking.isUnsettled a payment, a refund or a choice of the guest is still pending
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
): Erasure {
  const { state, expiresAt, startsAt, isPaid, isUnsettled } = booking
  const isAhead =
    (state === 'confirmed' && now < startsAt) || (isUnpaid(state) && expiresAt !== null && now < expiresAt)
  if (isUnsettled) return 'unsettled'
  if (isAhead) return 'keep_whole'
  return isPaid ? 'keep_for_accounts' : 'forget'
}
