import { BookingLink, HomeLink, FindBookingLink } from '@/components/booking/confirmation/links'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { PageLink } from '@/components/ui/page-link'
import { TranslatableText } from '@/components/ui/translatable-text'

type NoBookingProps = {
  /** Replaces the text shown to a guest whose browser has stored no booking. */
  readonly note?: string
  readonly bookingUrl?: string
}

/**
 * Helps a guest who paid in a tab that is now closed to find that booking rather than make another. Rule: no-booking
 * (docs/rules.md)
 */
export function NoBookingFound({ note, bookingUrl }: NoBookingProps) {
  return (
    <ConfirmationPage heading="No Booking Data Found" text="Please return to the tours page and try again.">
      <p className="mt-6 max-w-measure border-l-2 border-aurora-deep pl-4 text-pretty">
        <TranslatableText key={note}>{note ?? PAID}</TranslatableText>
      </p>
      <BookingLink url={bookingUrl} />
      {note === undefined && <FindBookingLink />}
      <HomeLink look={bookingUrl || note === undefined ? 'quiet' : 'primary'}>Back to Tours</HomeLink>
      {note !== undefined && (
        <p className="mt-10 max-w-measure border-t border-ice pt-6 text-pretty text-slate">
          Booked before? Each of our e-mails about a booking leads to its page, and we send you the link
          again:{' '}
          <PageLink className="underline underline-offset-4" href="/find-booking">
            Find your booking
          </PageLink>
        </p>
      )}
    </ConfirmationPage>
  )
}

const PAID =
  'Have you paid or booked already? Then your booking is made, and there is no need to do it again: this browser alone has kept nothing of it. The confirmation comes by e-mail, and we send you the link to your booking once more.'
