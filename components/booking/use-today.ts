import { useSyncExternalStore } from 'react'

import { everyMinute } from '@/lib/browser/every-minute'
import { type Day, helsinkiDay } from '@/lib/calendar/day'

/** The day that it is in Helsinki, looked up again every minute. */
export function useToday(): Day {
  return useSyncExternalStore(everyMinute, today, today)
}

function today(): Day {
  return helsinkiDay(new Date())
}
