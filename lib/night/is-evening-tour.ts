import { helsinkiTime } from '@/lib/calendar/day'

const EVENING = '17:00'

/** Whether a tour is an evening tour: it starts at 17:00 or later. */
export function isEveningTour(start: Date): boolean {
  return helsinkiTime(start) >= EVENING
}
