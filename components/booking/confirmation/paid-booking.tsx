import { BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { type ConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { BookingLink, HomeLink, TellUsLink } from '@/components/booking/confirmation/links'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { NextSteps } from '@/components/booking/confirmation/next-steps'
import { BackToStayLink } from '@/components/stay/back-to-stay-link'
import { useWords } from '@/components/words/use-words'
import { type PendingBooking } from '@/lib/browser/session'

type PaidBookingProps = {
  readonly booking: PendingBooking
  readonly tours: readonly ConfirmedTour[]
  readonly reference: string
  readonly bookingUrl?: string
}

export function PaidBooking({ booking, tours, reference, bookingUrl }: PaidBookingProps) {
  const say = useWords('confirmation')
  const tour = tours.find(({ name }) => name === booking.tour_name)
  const tellUs = say(tour?.isPickedUp ? 'stepWhere' : 'stepKnow')
  const steps = [say('stepRead'), say('stepReply'), say('stepPack')]
  return (
    <ConfirmationPage heading={say('paidHeading')} text={say('paid', { email: booking.customer_email })}>
      <BookingFactList booking={booking} reference={reference} tours={tours} />
      <NextSteps steps={bookingUrl ? [tellUs, ...steps] : steps} />
      <TellUsLink bookingUrl={bookingUrl} />
      <BookingLink look="quiet" url={bookingUrl} />
      <BackToStayLink />
      <HomeLink look={bookingUrl ? 'quiet' : 'primary'}>{say('toHome')}</HomeLink>
    </ConfirmationPage>
  )
}
