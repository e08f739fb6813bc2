import { useEffect, useRef } from 'react'

import { BookingForm } from '@/components/booking/booking-form'
import { PanelLoading } from '@/components/booking/panel-loading'
import { type PanelTour } from '@/components/booking/panel-tour'
import { useAvailability } from '@/components/booking/use-availability'
import { useReturnNote } from '@/components/booking/use-return-note'
import { useTourPrices } from '@/components/booking/use-tour-prices'
import { useOnWake } from '@/components/booking/use-on-wake'
import { BackToStay } from '@/components/stay/back-to-stay'
import { type Prices } from '@/lib/booking/money/quote'

export type TourPanelProps = PanelTour & {
  /** Shown until the server's prices have loaded, and if they cannot be loaded. */
  readonly prices: Prices
  /** Stripe's publishable key. If it is empty, card payments fail with an explanation. */
  readonly publishableKey: string
}

/** The interactive part of the panel. */
export function TourPanel({ prices: givenPrices, publishableKey, ...tour }: TourPanelProps) {
  const note = useReturnNote(tour.tourId)
  const tours = useTourPrices(tour.tourId, givenPrices)
  const availability = useAvailability(tour.tourId)
  const place = useRef<HTMLParagraphElement>(null)
  useOnWake(availability.reload)
  // Scroll to the note, which is above the form: a returning guest is at the form's end. Centre it, because on phones a
  // bar covers the bottom of the screen.
  useEffect(() => {
    if (!note) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [note])

  return (
    <>
      <p
        className="mt-6 border-l-2 border-aurora-deep pl-4 text-pretty outline-none empty:hidden"
        ref={place}
        role="status"
        tabIndex={-1}
      >
        {note?.text}
      </p>
      <BackToStay />
      {tours.isLoading ? (
        <PanelLoading />
      ) : (
        <BookingForm
          availability={availability}
          key={note?.isBooked ? 'after' : 'before'}
          onOutdated={() => {
            availability.reload()
            tours.reload()
          }}
          prices={tours.prices}
          publishableKey={publishableKey}
          tour={tour}
        />
      )}
    </>
  )
}
