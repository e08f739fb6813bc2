import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'

/**
 * Where a guest chooses among a tour's dates: its calendar. At a date, it opens on that day and with that party, which the
 * tour's page reads from `date`, `adults` and `children`.
 */
export function datesAddress(tourUrl: string, at?: Party & { readonly day: Day | undefined }): string {
  if (at?.day === undefined) return `${tourUrl}#booking`
  return `${tourUrl}?date=${at.day}&adults=${at.adults}&children=${at.children}#booking`
}
