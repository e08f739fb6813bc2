/**
 * What can need a person, the most urgent first: what somebody else decides if nobody acts in time, then guests who
 * are about to travel, then money, then what can wait until tomorrow.
 *
 * Rule: open-items (docs/rules.md)
 */
const OPEN_ITEM_KINDS = [
  'dispute',
  'refund_refused',
  'guest_not_reached',
  'refund_by_hand',
  'details_to_send',
  'crypto_awaited',
  'email_undelivered',
  'choice_open',
  'lights_unanswered',
  'payment_awaited',
  'enquiry_open',
  'review_received',
  'job_failed',
  'refund_failing',
  'private_date_vacant',
  'tour_without_content',
] as const

export type OpenItemKind = (typeof OPEN_ITEM_KINDS)[number]

/** Put the most urgent first; those of one kind keep their order. */
export function sortByUrgency<Item extends { readonly kind: OpenItemKind }>(
  items: readonly Item[],
): readonly Item[] {
  const rank = ({ kind }: Item) => OPEN_ITEM_KINDS.indexOf(kind)
  return items.toSorted((one, other) => rank(one) - rank(other))
}
