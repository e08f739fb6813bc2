import { BookingLink, HomeLink, FindBookingLink } from '@/components/booking/confirmation/links'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { PageLink } from '@/components/ui/page-link'
import { TranslatableText } from '@/components/ui/translatable-text'
import { useAddress, useWords } from '@/components/words/use-words'

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
  const say = useWords('confirmation')
  const address = useAddress()
  return (
    <ConfirmationPage heading={say('noneHeading')} text={say('none')}>
      <p className="mt-6 max-w-measure border-l-2 border-aurora-deep pl-4 text-pretty">
        <TranslatableText key={note}>{note ?? say('noneButPaid')}</TranslatableText>
      </p>
      <BookingLink url={bookingUrl} />
      {note === undefined && <FindBookingLink />}
      <HomeLink look={bookingUrl || note === undefined ? 'quiet' : 'primary'}>{say('toTours')}</HomeLink>
      {note !== undefined && (
        <p className="mt-10 max-w-measure border-t border-ice pt-6 text-pretty text-slate">
          {say.rich('bookedBefore', {
            link: (text) => (
              <PageLink className="underline underline-offset-4" href={address('/find-booking')}>
                {text}
              </PageLink>
            ),
          })}
        </p>
      )}
    </ConfirmationPage>
  )
}
