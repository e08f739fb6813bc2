import { Fact, FactList } from '@/components/ui/fact-list'
import { type PendingBooking, type PendingCryptoBooking } from '@/lib/browser/session'
import { tours } from '@/content/tours/all-tours'
import { eurosToCents } from '@/lib/booking/money/money'
import { formatEuros } from '@/lib/language/money'
import { cryptoPaymentHeading } from '@/lib/words/money/cryptocurrency-names'

/** Shown while the booking reference is loading. */
export const REFERENCE_PLACEHOLDER = '…'

type BookingFactsProps = {
  readonly booking: PendingBooking | PendingCryptoBooking
  /** The booking reference; empty if unknown. */
  readonly reference: string
}

export function BookingFactList({ booking, reference }: BookingFactsProps) {
  const phone = 'customer_phone' in booking ? booking.customer_phone : undefined
  const tour = tours.find(({ name }) => name === booking.tour_name)
  return (
    <div className="mt-8 border-t border-ice pt-2">
      <FactList>
        {reference && (
          <Fact isKept name="Reference">
            {reference}
          </Fact>
        )}
        <Fact name="Tour">{booking.tour_name || 'Tour'}</Fact>
        <Fact name="Date">{booking.tour_date}</Fact>
        {tour && (
          <>
            <Fact name="Time">{`${tour.times.text} (Finnish time)`}</Fact>
            <Fact name="Place">{tour.meetingPoint}</Fact>
          </>
        )}
        <Fact name="Adults">{booking.adults}</Fact>
        <Fact name="Children">{booking.children}</Fact>
        <Fact name="Total">{formatEuros(eurosToCents(booking.total_price))}</Fact>
        {'crypto_type' in booking && (
          <>
            <Fact name="Payment">{cryptoPaymentHeading(booking.crypto_type)}</Fact>
            <Fact isKept name="Email">
              {booking.customer_email}
            </Fact>
            {phone && (
              <Fact isKept name="Phone">
                {phone}
              </Fact>
            )}
          </>
        )}
      </FactList>
    </div>
  )
}
