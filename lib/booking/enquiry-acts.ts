/** What the operator does about an enquiry, each once. */
export type EnquiryAct = {
  readonly kind: 'answered' | 'booked'
  readonly at: Date
  /** Who gave the command, or the inbox that the link was sent to. */
  readonly userName: string
  readonly note: string | null
  readonly booking: { readonly reference: string } | null
}

/**
 * What was done before and stands in the way: an enquiry is answered once, by words or by its booking; a booking may be
 * made of one that was answered. Null where nothing does.
 *
 * Rule: enquiry-link (docs/rules.md)
 */
export function doneBefore(wanted: EnquiryAct['kind'], acts: readonly EnquiryAct[]): EnquiryAct | null {
  return acts.find(({ kind }) => wanted === 'answered' || kind === 'booked') ?? null
}
