import { type OpenItemKind } from '@/lib/booking/days/open-item-order'

/** Something that staff must act on, or should know about in the morning. */
export type OpenItem = {
  readonly kind: OpenItemKind
  readonly about: string
  readonly bookingId: string | null
  readonly text: string
  /** The guest, the tour and its day, shown on screen but never e-mailed; absent if it is about no booking. */
  readonly guest?: string | undefined
  /** Details shown on screen but never e-mailed: addresses, phone numbers, and what a mail server said. */
  readonly unstored?: string
  readonly command: string
  /** The page of the office about it; null if it has none. */
  readonly path: `/office/${string}` | null
  /** What settles it, in the office or at Stripe; empty if its page or a command does. */
  readonly acts: readonly OpenItemAct[]
}

type OpenItemAct = { readonly url: string; readonly name: string }
