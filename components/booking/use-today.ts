import { useSyncExternalStore } from 'react'

import { type Day, helsinkiDay } from '@/lib/calendar/day'

const REFRESH_MS = 60_000

/** The day that it is in Helsinki, looked up again every minute. */
export function useToday(): Day {
  return useSyncExternalStore(everyMinute, today, today)
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, REFRESH_MS)
  return () => clearInterval(timer)
}

function today(): Day {
  return helsinkiDay(new Date())
}
