import { useEffect, useState } from 'react'

import { fetchAvailability } from '@/lib/browser/booking-calls'
import { releaseOpenCheckout } from '@/lib/browser/release-open-checkout'
import { type DateAvailability } from '@/lib/calendar/calendar-day'

type AvailabilityState = {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly departures: readonly DateAvailability[]
}

const LOADING: AvailabilityState = { status: 'loading', departures: [] }
const FAILED: AvailabilityState = { status: 'failed', departures: [] }

/**
 * The seats left on the tour's dates. Seats of an abandoned payment are released before the request. If a refresh
 * fails, the old data stays: the server checks every booking anyway.
 */
export function useAvailability(tourId: number) {
  const [state, setState] = useState(LOADING)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    releaseOpenCheckout()
      .then(() => fetchAvailability(tourId))
      .then(
        (departures) => isCurrent && setState({ status: 'loaded', departures }),
        () => isCurrent && setState((earlier) => (earlier.status === 'loaded' ? earlier : FAILED)),
      )
    return () => {
      isCurrent = false
    }
  }, [tourId, round])

  function reload() {
    setRound((count) => count + 1)
  }

  function startOver() {
    setState(LOADING)
    reload()
  }

  return { ...state, reload, startOver }
}
