import { type BookingState, isUnpaid } from '@/lib/booking/booking'

/** What becomes of a booking whose guest asks to be erased. */
export type Erasure =
  /** Nobody needs to know who it was. */
  | 'forget'
  /** It was paid: the accounts need to know who bought what, and nothing else. */
  | 'keep_for_accounts'
  /** It is still active: the tour is ahead. */
  | 'keep_whole'
  /** Money is owed or on its way, or a choice or a dispute is open: nobody is forgotten before that is settled. */
  | 'unsettled'

/**
 * Decide what is erased of a booking at its guest's request. Rule: erasure (docs/rules.md)
 *
 * @param booking.isPaid      money came for it, whatever became of it later
 * @param booking.isUnsettled a payment, a refund or a choice of the guest's may still come
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
