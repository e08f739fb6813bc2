import { helsinkiTime } from '@/lib/calendar/day'

const EVENING = '17:00'

/** Whether a tour is one of the night: it starts at 17:00 or later. */
export function isEvening(start: Date): boolean {
  return helsinkiTime(start) >= EVENING
}
