import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/home-link'

type NoBookingProps = {
  /** What is known all the same, for a guest whose browser has kept nothing. */
  readonly note?: string
}

export function NoBooking({ note }: NoBookingProps) {
  return (
    <ConfirmationPage heading="No Booking Data Found" text="Please return to the tours page and try again.">
      {note && <p className="mt-6 border-l-2 border-aurora-deep pl-4 text-pretty">{note}</p>}
      <HomeLink>Back to Tours</HomeLink>
    </ConfirmationPage>
  )
}
