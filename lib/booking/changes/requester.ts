import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'

/** Who requests a change, and who pays for it. */
export type Requester =
  | { readonly actor: 'guest' }
  | {
      readonly actor: 'operator'
      /** `us`: we caused the change, so there is no cut-off, and we refund everything. */
      readonly by: 'guest' | 'us'
      /** When the guest asked for the change; now, if omitted. */
      readonly asOf?: Date
      /** Whether we waive the extra cost of the change. */
      readonly isWaived?: boolean
    }

export function isCausedByUs(onBehalf: Requester): boolean {
  return onBehalf.actor === 'operator' && onBehalf.by === 'us'
}

export function isExtraCostWaived(onBehalf: Requester): boolean {
  return onBehalf.actor === 'operator' && onBehalf.isWaived === true
}

/**
 * The time that counts as the time of the request: `asOf`, or now. Null if `asOf` is in the future or before the
 * booking was made.
 */
export function effectiveRequestTime(
  onBehalf: Requester,
  { createdAt }: ChangeableBooking,
  now: Date,
): Date | null {
  const at = onBehalf.actor === 'operator' ? (onBehalf.asOf ?? now) : now
  return at >= createdAt && at <= now ? at : null
}
