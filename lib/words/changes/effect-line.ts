import { type ChangeEffect } from '@/lib/booking/changes/change-effect'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

/**
 * Summarise an effect: `2 guests, 358 € back to cards, 1 e-mail to guests`. All three are shown even if zero, unless
 * nobody is notified and no money moves.
 */
export function effectLine({
  guests,
  refundCents = 0,
  byHandCents = 0,
  emails,
  creditNotes = 0,
}: ChangeEffect): string {
  if (refundCents + byHandCents + emails + creditNotes === 0) return 'Nobody is notified, and no money moves'
  return [
    plural(guests, 'guest'),
    `${formatEuros(refundCents)} back to cards`,
    ...(byHandCents > 0 ? [`${formatEuros(byHandCents)} for you to return`] : []),
    `${plural(emails, 'e-mail')} to guests${creditNotesText(creditNotes)}`,
  ].join(', ')
}

function creditNotesText(count: number): string {
  if (count === 0) return ''
  const notes = count === 1 ? 'the credit note when the refund is' : 'credit notes when the refunds are'
  return ` now, and ${count} with ${notes} made`
}
