import { type Month } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'

/** What our records say about a review's guest. Rule: reviews (docs/rules.md) */
export function cameText(month: Month): string {
  return `Booked and came in ${formatMonth(month)}`
}
