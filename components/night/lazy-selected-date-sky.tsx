import { type ComponentType, useEffect, useState } from 'react'

import { PanelSection } from '@/components/booking/panel-section'
import { type TourHours } from '@/components/night/departure-sky-figure'
import { useWords } from '@/components/words/use-words'
import { helsinkiInstant } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/**
 * Reserves space for the sky of a selected date. Its script loads when the first date is selected; the panel works
 * without it.
 */
export function LazySelectedDateSky(props: TourHours) {
  const say = useWords('sky')
  const [YourSky, setYourSky] = useState<ComponentType<TourHours> | null>(null)

  useEffect(() => {
    let isHere = true
    import('@/components/night/selected-date-sky').then(
      (chunk) => isHere && setYourSky(() => chunk.SelectedDateSky),
      () => {},
    )
    return () => void (isHere = false)
  }, [])

  const isNight = isEveningTour(helsinkiInstant(props.day, props.startTime))
  return (
    <PanelSection title={say(isNight ? 'yourNight' : 'yourDay')}>
      <div className="mt-3 min-h-72">{YourSky ? <YourSky {...props} /> : null}</div>
    </PanelSection>
  )
}
