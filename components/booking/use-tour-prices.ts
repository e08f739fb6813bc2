import { useEffect, useState } from 'react'

import { fetchTourPrices } from '@/lib/browser/booking-calls'
import { type Prices } from '@/lib/booking/money/quote'

const NO_PRICES: ReadonlyMap<number, Prices> = new Map()

/** The tour's current prices from the server; the ones passed in if the request fails. */
export function useTourPrices(tourId: number, given: Prices) {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, Prices> | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    fetchTourPrices().then(
      (prices) => isCurrent && setLoaded(prices),
      (failure: unknown) => {
        if (!isCurrent) return
        console.error('Failed to load tour data', failure)
        setLoaded((earlier) => earlier ?? NO_PRICES)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [round])

  return {
    isLoading: loaded === null,
    prices: loaded?.get(tourId) ?? given,
    reload: () => setRound((count) => count + 1),
  }
}
