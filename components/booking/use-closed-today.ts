import { useSyncExternalStore } from 'react'

import { subscribeEveryMinute } from '@/lib/browser/every-minute'
import { helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'

/**
 * Whether booking for today has closed, by the tour's closing time. The server decides.
 *
 * @param bookingCloses  `HH:MM` in Helsinki
 */
export function useClosedToday(bookingCloses: string): boolean {
  const read = () => helsinkiInstant(helsinkiDay(new Date()), bookingCloses) <= new Date()
  return useSyncExternalStore(subscribeEveryMinute, read, read)
}
