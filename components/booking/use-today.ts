import { useSyncExternalStore } from 'react'

import { subscribeEveryMinute } from '@/lib/browser/every-minute'
import { type Day, helsinkiDay } from '@/lib/calendar/day'

/** Today's date in Helsinki, updated every minute. */
export function useToday(): Day {
  return useSyncExternalStore(subscribeEveryMinute, today, today)
}

function today(): Day {
  return helsinkiDay(new Date())
}
