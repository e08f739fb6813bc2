/** Something the operator did about an enquiry; each kind happens at most once. */
export type EnquiryAct = {
  readonly kind: 'answered' | 'booked'
  readonly at: Date
  /** Who did it: the user who ran the command, or the inbox that received the link. */
  readonly userName: string
  readonly note: string | null
  readonly booking: { readonly reference: string } | null
}

/**
 * Find the earlier act that rules this one out; null if none does. An enquiry is answered once, by a message or by a
 * booking, although a booking may follow a message.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export function findConflictingAct(
  wanted: EnquiryAct['kind'],
  acts: readonly EnquiryAct[],
): EnquiryAct | null {
  return acts.find(({ kind }) => wanted === 'answered' || kind === 'booked') ?? null
}
