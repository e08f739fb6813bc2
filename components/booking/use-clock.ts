import { useSyncExternalStore } from 'react'
import { helsinkiDay, helsinkiInstant, type Day } from '@/lib/calendar/day'
import { isCryptoAvailable } from '@/lib/booking/money/crypto-due'

/**
 * Whether booking for today has closed, by the tour's closing time. The server has the final say.
 *
 * @param bookingCloses  `HH:MM` in Helsinki
 */
export function useIsBookingClosedToday(bookingCloses: string): boolean {
  return useEveryMinute((now) => helsinkiInstant(helsinkiDay(now), bookingCloses) <= now)
}

/** Today's date in Helsinki, updated every minute. */
export function useToday(): Day {
  return useEveryMinute(helsinkiDay)
}

/**
 * Whether a date can still be paid for in cryptocurrency; true while no date is selected. The server has the final say.
 *
 * @param startsAt  the start of the selected date
 */
export function useIsCryptoAvailable(startsAt: Date | null): boolean {
  return useEveryMinute((now) => startsAt === null || isCryptoAvailable(startsAt, now))
}

/** A value that depends on the time, recomputed every minute. */
export function useEveryMinute<Value extends string | boolean>(compute: (now: Date) => Value): Value {
  const read = () => compute(new Date())
  return useSyncExternalStore(subscribeEveryMinute, read, read)
}

const REFRESH_MS = 60_000

/** Call `onChange` every minute. For `useSyncExternalStore`. */
function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, REFRESH_MS)
  return () => clearInterval(timer)
}
