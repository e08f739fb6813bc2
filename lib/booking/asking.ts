import { type ChangeableBooking } from '@/lib/booking/changeable-booking'

/** Who asks for a change, and on whose account it goes. */
export type Asking =
  | { readonly actor: 'guest' }
  | {
      readonly actor: 'operator'
      /** `us`: for a reason of ours, without a cut-off, and everything goes back. */
      readonly by: 'guest' | 'us'
      /** When the guest asked; now where it is left out. */
      readonly asOf?: Date
      /** What it costs more is waived: we bear it. */
      readonly isWaived?: boolean
    }

export function isByUs(asking: Asking): boolean {
  return asking.actor === 'operator' && asking.by === 'us'
}

export function isWaived(asking: Asking): boolean {
  return asking.actor === 'operator' && asking.isWaived === true
}

/** The instant as of which a change is judged; null when it is not between the booking's making and now. */
export function askedAt(asking: Asking, { createdAt }: ChangeableBooking, now: Date): Date | null {
  const at = asking.actor === 'operator' ? (asking.asOf ?? now) : now
  return at >= createdAt && at <= now ? at : null
}
