import { type ChangeableBooking } from '@/lib/booking/changeable-booking'

/** Who requests a change, and who bears its cost. */
export type Asking =
  | { readonly actor: 'guest' }
  | {
      readonly actor: 'operator'
      /** `us`: we caused it, so there is no cut-off and everything is refunded. */
      readonly by: 'guest' | 'us'
      /** When the guest asked; defaults to now. */
      readonly asOf?: Date
      /** We waive the extra cost. */
      readonly isWaived?: boolean
    }

export function isByUs(asking: Asking): boolean {
  return asking.actor === 'operator' && asking.by === 'us'
}

export function isWaived(asking: Asking): boolean {
  return asking.actor === 'operator' && asking.isWaived === true
}

/** The time from which a change is judged; null unless it is between the booking's creation and now. */
export function askedAt(asking: Asking, { createdAt }: ChangeableBooking, now: Date): Date | null {
  const at = asking.actor === 'operator' ? (asking.asOf ?? now) : now
  return at >= createdAt && at <= now ? at : null
}
