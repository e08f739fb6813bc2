import { type Effect } from '@/lib/booking/changes/effect'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'

/** `2 guests, 358 € back to cards, 1 e-mail to guests`; all three are shown even if zero. */
export function effectLine({ guests, refundCents = 0, byHandCents = 0, emails }: Effect): string {
  return [
    plural(guests, 'guest'),
    `${formatEuros(refundCents)} back to cards`,
    ...(byHandCents > 0 ? [`${formatEuros(byHandCents)} for you to return`] : []),
    `${plural(emails, 'e-mail')} to guests`,
  ].join(', ')
}
