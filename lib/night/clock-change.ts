import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type Span } from '@/lib/night/span'

/** ` (the clocks go forward an hour in this night)`: why times do not add up to elapsed hours; or empty. */
export function clockChangeText({ start, end }: Span): string {
  const shift = asIfUtc(end) - asIfUtc(start) - (end.getTime() - start.getTime())
  if (shift === 0) return ''
  return ` (the clocks go ${shift > 0 ? 'forward' : 'back'} an hour in this night)`
}

function asIfUtc(instant: Date): number {
  return Date.parse(`${helsinkiDay(instant)}T${helsinkiTime(instant)}Z`) + (instant.getTime() % 60_000)
}
