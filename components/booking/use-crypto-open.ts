import { useSyncExternalStore } from 'react'

import { subscribeEveryMinute } from '@/lib/browser/every-minute'
import { isCryptoOpen } from '@/lib/booking/money/crypto-due'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'

/**
 * Whether a date can still be paid for in cryptocurrency, by the tour's start. The server decides. True while no date
 * is selected.
 *
 * @param startTime  `HH:MM` in Helsinki
 */
export function useCryptoOpen(day: Day | null, startTime: string): boolean {
  const read = () => day === null || isCryptoOpen(helsinkiInstant(day, startTime), new Date())
  return useSyncExternalStore(subscribeEveryMinute, read, read)
}
