import { useEffect, useState } from 'react'

import { fetchNightData, type NightData } from '@/lib/browser/fetch-night-data'
import { type Day } from '@/lib/calendar/day'

type Found = { readonly day: Day; readonly skies: NightData | null }

/** The sky data around a day: undefined while loading, null if unavailable. */
export function useNightData(day: Day): NightData | null | undefined {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    let isCurrent = true
    fetchNightData(day).then(
      (skies) => isCurrent && setFound({ day, skies }),
      () => isCurrent && setFound({ day, skies: null }),
    )
    return () => void (isCurrent = false)
  }, [day])

  return found?.day === day ? found.skies : undefined
}
