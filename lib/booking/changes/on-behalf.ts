import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'

/** Who requests a change, and who bears its cost. */
export type OnBehalf =
  | { readonly actor: 'guest' }
  | {
      readonly actor: 'operator'
      /** `us`: we caused it, so there is no cut-off and everything is refunded. */
      readonly by: 'guest' | 'us'
      /** When the guest asked; defaults to now. */
      readonly asOf?: Date
      /** Whether we waive the extra cost. */
      readonly isWaived?: boolean
    }

export function isByUs(onBehalf: OnBehalf): boolean {
  return onBehalf.actor === 'operator' && onBehalf.by === 'us'
}

export function isWaived(onBehalf: OnBehalf): boolean {
  return onBehalf.actor === 'operator' && onBehalf.isWaived === true
}

/** The time from which a change is judged; null unless it is between the booking's creation and now. */
export function requestedAt(onBehalf: OnBehalf, { createdAt }: ChangeableBooking, now: Date): Date | null {
  const at = onBehalf.actor === 'operator' ? (onBehalf.asOf ?? now) : now
  return at >= createdAt && at <= now ? at : null
}
