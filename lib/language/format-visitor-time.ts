import { type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'

/**
 * `18:00`, or `04:00 on Sunday, 13 December 2026`: a tour's time in the visitor's time zone; null if it is the same in
 * Helsinki.
 *
 * @param zone  the visitor's time zone, as browsers name it: `Europe/London`
 */
export function formatVisitorTime(instant: Date, zone: string): string | null {
  const { day, time } = clockIn(zone, instant)
  if (day !== helsinkiDay(instant)) return `${time} on ${formatDay(day)}`
  return time === helsinkiTime(instant) ? null : time
}

function clockIn(timeZone: string, instant: Date): { readonly day: Day; readonly time: string } {
  // The Swedish format, `2026-12-13 04:00`, is only used to compare the two.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(instant).split(' ')
  return { day, time }
}
