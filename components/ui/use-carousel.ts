import { useEffect, useState } from 'react'

type Turns = { readonly current: number; readonly previous: number | null }

/**
 * Count 0, 1, … and start again after the last, one step per interval.
 *
 * @param count  how many there are
 * @param intervalMs  null while stopped
 */
export function useCarousel(count: number, intervalMs: number | null) {
  const [turns, setTurns] = useState<Turns>({ current: 0, previous: null })

  useEffect(() => {
    if (intervalMs === null || count < 2) return
    const timer = setInterval(() => setTurns((earlier) => turn(earlier, count)), intervalMs)
    return () => clearInterval(timer)
  }, [count, intervalMs])

  return { ...turns, goOn: () => setTurns((earlier) => turn(earlier, count)) }
}

function turn({ current }: Turns, count: number): Turns {
  return { current: (current + 1) % count, previous: current }
}
