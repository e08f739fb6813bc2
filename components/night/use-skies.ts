import { useEffect, useState } from 'react'

import { fetchSkies, type Skies } from '@/lib/browser/fetch-skies'
import { type Day } from '@/lib/calendar/day'

type Found = { readonly day: Day; readonly skies: Skies | null }

/** The sky data around a day: undefined while loading, null if unavailable. */
export function useSkies(day: Day): Skies | null | undefined {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    let isCurrent = true
    fetchSkies(day).then(
      (skies) => isCurrent && setFound({ day, skies }),
      () => isCurrent && setFound({ day, skies: null }),
    )
    return () => void (isCurrent = false)
  }, [day])

  return found?.day === day ? found.skies : undefined
}
