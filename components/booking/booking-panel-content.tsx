import { useEffect, useRef } from 'react'

import { BookingForm } from '@/components/booking/booking-form'
import { PanelPlaceholder } from '@/components/booking/panel-placeholder'
import { type PanelTour } from '@/components/booking/panel-tour'
import { useAvailability } from '@/components/booking/use-availability'
import { usePaymentReturnNote } from '@/components/booking/use-payment-return-note'
import { useTourPrices } from '@/components/booking/use-tour-prices'
import { useOnWake } from '@/components/booking/use-on-wake'
import { BackToStayLink } from '@/components/stay/back-to-stay-link'
import { type Prices } from '@/lib/booking/money/quote'

export type BookingPanelContentProps = PanelTour & {
  /** The tour's prices at build time, shown until the server's have loaded, and if they cannot be loaded. */
  readonly prices: Prices
  /** Stripe's publishable key. If it is empty, card payments fail with an explanation. */
  readonly publishableKey: string
}

/** The interactive part of the booking panel. */
export function BookingPanelContent({
  prices: givenPrices,
  publishableKey,
  ...tour
}: BookingPanelContentProps) {
  const note = usePaymentReturnNote(tour.tourId)
  const tours = useTourPrices(tour.tourId, givenPrices)
  const availability = useAvailability(tour.tourId)
  const place = useRef<HTMLParagraphElement>(null)
  useOnWake(availability.reload)
  // Scroll to the note above the form, because a returning guest is at the form's end. Centre it, because on phones a
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
      <BackToStayLink />
      {tours.isLoading ? (
        <PanelPlaceholder />
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
