import { useSyncExternalStore } from 'react'
import { helsinkiDay, helsinkiInstant, type Day } from '@/lib/calendar/day'
import { isCryptoAvailable } from '@/lib/booking/money/crypto-due'

/**
 * Whether booking for today has closed, by the tour's closing time. The server decides.
 *
 * @param bookingCloses  `HH:MM` in Helsinki
 */
export function useIsBookingClosedToday(bookingCloses: string): boolean {
  const read = () => helsinkiInstant(helsinkiDay(new Date()), bookingCloses) <= new Date()
  return useSyncExternalStore(subscribeEveryMinute, read, read)
}

/** Today's date in Helsinki, updated every minute. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeEveryMinute, today, today)
}

function today(): Day {
  return helsinkiDay(new Date())
}

/**
 * Whether a date can still be paid for in cryptocurrency, by the tour's start. The server decides. True while no date
 * is selected.
 *
 * @param startTime  `HH:MM` in Helsinki
 */
export function useIsCryptoAvailable(day: Day | null, startTime: string): boolean {
  const read = () => day === null || isCryptoAvailable(helsinkiInstant(day, startTime), new Date())
  return useSyncExternalStore(subscribeEveryMinute, read, read)
}

const REFRESH_MS = 60_000

/** Call `onChange` every minute. For `useSyncExternalStore`. */
function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, REFRESH_MS)
  return () => clearInterval(timer)
}
