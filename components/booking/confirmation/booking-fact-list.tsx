import { type ConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { Fact, FactList } from '@/components/ui/fact-list'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type PendingBooking, type PendingCryptoBooking } from '@/lib/browser/session'
import { eurosToCents } from '@/lib/booking/money/money'
import { formatEuros } from '@/lib/language/money'

/** Shown while the booking reference is loading. */
export const REFERENCE_PLACEHOLDER = '…'

type BookingFactsProps = {
  readonly booking: PendingBooking | PendingCryptoBooking
  readonly tours: readonly ConfirmedTour[]
  /** The booking reference; empty if unknown. */
  readonly reference: string
}

export function BookingFactList({ booking, tours, reference }: BookingFactsProps) {
  const say = useWords('confirmation')
  const language = useLanguage()
  const phone = 'customer_phone' in booking ? booking.customer_phone : undefined
  const tour = tours.find(({ name }) => name === booking.tour_name)
  return (
    <div className="mt-8 border-t border-ice pt-2">
      <FactList>
        {reference && (
          <Fact isKept name={say('reference')}>
            {reference}
          </Fact>
        )}
        <Fact name={say('tour')}>{booking.tour_name || say('tour')}</Fact>
        <Fact name={say('date')}>{booking.tour_date}</Fact>
        {tour && (
          <>
            <Fact name={say('time')}>{say('finnishTime', { times: tour.times.text })}</Fact>
            <Fact name={say('place')}>{tour.meetingPoint}</Fact>
          </>
        )}
        <Fact name={say('adults')}>{booking.adults}</Fact>
        <Fact name={say('children')}>{booking.children}</Fact>
        <Fact name={say('total')}>{formatEuros(eurosToCents(booking.total_price), language)}</Fact>
        {'crypto_type' in booking && (
          <>
            <Fact name={say('payment')}>{booking.crypto_type.toUpperCase() || say('cryptocurrency')}</Fact>
            <Fact isKept name={say('email')}>
              {booking.customer_email}
            </Fact>
            {phone && (
              <Fact isKept name={say('phone')}>
                {phone}
              </Fact>
            )}
          </>
        )}
      </FactList>
    </div>
  )
}
