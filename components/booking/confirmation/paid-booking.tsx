import { BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { BookingLink, HomeLink, TellUsLink } from '@/components/booking/confirmation/links'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { NextSteps } from '@/components/booking/confirmation/next-steps'
import { BackToStayLink } from '@/components/stay/back-to-stay-link'
import { tours } from '@/content/tours/all-tours'
import { type PendingBooking } from '@/lib/browser/session'

const WHERE =
  'Tell us where you stay, so that we know where to collect you, and what our guide should know: allergies, walking, the children’s ages.'
const KNOW = 'Tell us what we should know: where you stay, allergies, walking, the children’s ages.'
const STEPS = [
  'Read the confirmation e-mail: it says when and where we meet, and has the date for your calendar.',
  'Reply to it if anything changes, or if you have a question.',
  'Pack what it says to bring. We look forward to meeting you.',
]

type PaidBookingProps = {
  readonly booking: PendingBooking
  readonly reference: string
  readonly bookingUrl?: string
}

export function PaidBooking({ booking, reference, bookingUrl }: PaidBookingProps) {
  const tour = tours.find(({ name }) => name === booking.tour_name)
  return (
    <ConfirmationPage
      heading="Payment Successful!"
      text={`Thank you. A confirmation e-mail is on its way to ${booking.customer_email}.`}
    >
      <BookingFactList booking={booking} reference={reference} />
      <NextSteps steps={bookingUrl ? [tour?.isPickedUp ? WHERE : KNOW, ...STEPS] : STEPS} />
      <TellUsLink bookingUrl={bookingUrl} />
      <BookingLink look="quiet" url={bookingUrl} />
      <BackToStayLink />
      <HomeLink look={bookingUrl ? 'quiet' : 'primary'}>Back to Home</HomeLink>
    </ConfirmationPage>
  )
}
