import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'

/**
 * The link to the calendar on a tour's page. With `at`, the page opens with that day and party.
 */
export function tourCalendarUrl(tourUrl: string, at?: Party & { readonly day: Day | undefined }): string {
  if (at?.day === undefined) return `${tourUrl}#booking`
  return `${tourUrl}?${tourQuery(at.day, at)}#booking`
}

/** The query string that opens a tour's page with a day and party selected; without a day, with the party alone. */
export function tourQuery(day: Day | null, { adults, children }: Party): string {
  return `${day === null ? '' : `date=${day}&`}adults=${adults}&children=${children}`
}
