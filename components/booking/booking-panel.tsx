'use client'

import { lazy, Suspense, useRef } from 'react'

import { PanelLoading } from '@/components/booking/panel-loading'
import { type TourPanelProps } from '@/components/booking/tour-panel'
import { useWanted } from '@/components/booking/use-wanted'

const TourPanel = lazy(async () => ({
  default: (await import('@/components/booking/tour-panel')).TourPanel,
}))

/**
 * Choose a date and a group, and pay. Its place stands there at once; what works in it comes when it is wanted.
 * Another tour is another panel: nothing is carried over.
 */
export function BookingPanel(props: TourPanelProps) {
  const place = useRef<HTMLElement>(null)
  const isWanted = useWanted(place)
  return (
    <section
      aria-labelledby="booking-heading"
      className="@container font-text text-base text-ink"
      id="booking"
      ref={place}
    >
      <h2 className="font-display text-3xl font-[420] tracking-tight text-balance" id="booking-heading">
        Choose a date
      </h2>
      <p className="mt-2 text-slate">Select your preferred date and group size</p>
      {isWanted ? (
        <Suspense fallback={<PanelLoading />}>
          <TourPanel key={props.tourId} {...props} />
        </Suspense>
      ) : (
        <PanelLoading />
      )}
    </section>
  )
}
