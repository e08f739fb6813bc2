import { BookingLink } from '@/components/booking/confirmation/booking-link'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/home-link'
import { PageLink } from '@/components/ui/page-link'

type NoBookingProps = {
  /** What is known all the same, for a guest whose browser has kept nothing. */
  readonly note?: string
  readonly bookingUrl?: string
}

export function NoBooking({ note, bookingUrl }: NoBookingProps) {
  return (
    <ConfirmationPage heading="No Booking Data Found" text="Please return to the tours page and try again.">
      {note && <p className="mt-6 border-l-2 border-aurora-deep pl-4 text-pretty">{note}</p>}
      <BookingLink url={bookingUrl} />
      <HomeLink look={bookingUrl ? 'quiet' : 'primary'}>Back to Tours</HomeLink>
      <div className="mt-10 border-t border-ice pt-6">
        <p className="max-w-measure text-pretty text-slate">
          Booked before? Each of our e-mails about a booking leads to its page, and we send you the link
          again:{' '}
          <PageLink className="underline underline-offset-4" href="/find-booking">
            Find your booking
          </PageLink>
        </p>
      </div>
    </ConfirmationPage>
  )
}
