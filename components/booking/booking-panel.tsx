'use client'

import { BookingForm } from '@/components/booking/booking-form'
import { type PanelTour } from '@/components/booking/panel-tour'
import { useAvailability } from '@/components/booking/use-availability'
import { usePageRestored } from '@/components/booking/use-page-restored'
import { useReturnNote } from '@/components/booking/use-return-note'
import { useTourPrices } from '@/components/booking/use-tour-prices'
import { company } from '@/content/company'
import { type Prices } from '@/lib/booking/quote'

type BookingPanelProps = PanelTour & {
  /** Shown until the server's own prices have come, and when they cannot. */
  readonly prices: Prices
  /** Empty: cards are refused, with the reason. */
  readonly publishableKey: string
}

/** Choose a date and a group, and pay. Another tour is another panel: nothing is carried over. */
export function BookingPanel(props: BookingPanelProps) {
  return <TourPanel key={props.tourId} {...props} />
}

function TourPanel({ prices: givenPrices, publishableKey, ...tour }: BookingPanelProps) {
  const note = useReturnNote()
  const tours = useTourPrices(tour.tourId, givenPrices)
  const availability = useAvailability(tour.tourId)
  usePageRestored(availability.reload)

  return (
    <section
      aria-labelledby="booking-heading"
      className="@container font-text text-base text-ink"
      id="booking"
    >
      <h2 className="font-display text-3xl font-[420] tracking-tight text-balance" id="booking-heading">
        Choose a date
      </h2>
      <p className="mt-2 text-slate">Select your preferred date and group size</p>
      <p role="status" className="mt-6 border-l-2 border-aurora-deep pl-4 text-pretty empty:hidden">
        {note}
      </p>
      {tours.isLoading ? (
        <>
          <p className="mt-8 min-h-160 text-slate noscript:hidden" role="status">
            Loading tour data...
          </p>
          <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
            Booking needs JavaScript. Switch it on in your browser, or write to{' '}
            <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
              {company.email}
            </a>{' '}
            and we book your places.
          </p>
        </>
      ) : (
        <BookingForm
          availability={availability}
          onOutdated={() => {
            availability.reload()
            tours.reload()
          }}
          prices={tours.prices}
          publishableKey={publishableKey}
          tour={tour}
        />
      )}
    </section>
  )
}
