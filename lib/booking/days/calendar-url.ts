import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'

/**
 * The link to the calendar on a tour's page. With `at`, it opens on that day with that party, which the page reads from
 * `date`, `adults` and `children`.
 */
export function calendarUrl(tourUrl: string, at?: Party & { readonly day: Day | undefined }): string {
  if (at?.day === undefined) return `${tourUrl}#booking`
  return `${tourUrl}?date=${at.day}&adults=${at.adults}&children=${at.children}#booking`
}
