import { BookingForm } from '@/components/booking/booking-form'
import { PanelLoading } from '@/components/booking/panel-loading'
import { type PanelTour } from '@/components/booking/panel-tour'
import { useAvailability } from '@/components/booking/use-availability'
import { usePageRestored } from '@/components/booking/use-page-restored'
import { useReturnNote } from '@/components/booking/use-return-note'
import { useTourPrices } from '@/components/booking/use-tour-prices'
import { type Prices } from '@/lib/booking/quote'

export type TourPanelProps = PanelTour & {
  /** Shown until the server's own prices have come, and when they cannot. */
  readonly prices: Prices
  /** Empty: cards are refused, with the reason. */
  readonly publishableKey: string
}

/** The panel's working part. */
export function TourPanel({ prices: givenPrices, publishableKey, ...tour }: TourPanelProps) {
  const note = useReturnNote()
  const tours = useTourPrices(tour.tourId, givenPrices)
  const availability = useAvailability(tour.tourId)
  usePageRestored(availability.reload)

  return (
    <>
      <p role="status" className="mt-6 border-l-2 border-aurora-deep pl-4 text-pretty empty:hidden">
        {note}
      </p>
      {tours.isLoading ? (
        <PanelLoading />
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
    </>
  )
}
