import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'

/**
 * The link to the calendar on a tour's page. With `at`, the page opens with that day and party, which it reads from the
 * parameters `date`, `adults` and `children`.
 */
export function tourCalendarUrl(tourUrl: string, at?: Party & { readonly day: Day | undefined }): string {
  if (at?.day === undefined) return `${tourUrl}#booking`
  return `${tourUrl}?date=${at.day}&adults=${at.adults}&children=${at.children}#booking`
}
