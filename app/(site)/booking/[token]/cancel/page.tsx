import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ChangePage } from '@/components/guest/change-page'
import { MoneyOfChange } from '@/components/guest/money-of-change'
import { ClosedLink } from '@/components/guest/closed-link'
import { PreviewNote } from '@/components/guest/preview-note'
import { PlainPage } from '@/components/layout/plain-page'
import { CANCELLATION_REFUSALS, cancellationNotes } from '@/components/guest/cancellation-words'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { previewCancellation } from '@/lib/use-cases/changes/cancel-booking'

export const metadata = guestMetadata(
  'Cancel booking',
  'Cancel your booking: see what you get back before anything happens.',
)

export default pageInTime(async function CancelPage({
  params,
  searchParams,
}: PageProps<'/booking/[token]/cancel'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const path = `/booking/${token}`
  const answer = await previewCancellation(opened.booking.reference, 'guest', now())
  return (
    <PlainPage>
      <ChangePage heading="Cancel booking" isOutdated={'outdated' in query} path={path}>
        {answer.kind === 'refused' ? (
          <PreviewNote>{CANCELLATION_REFUSALS[answer.reason]}</PreviewNote>
        ) : (
          <MoneyOfChange
            action={`${path}/cancel/confirm`}
            cents={0 - (answer.refund.cents ?? 0)}
            fields={{ refund: String(answer.refund.cents ?? 0) }}
            isReturn
            notes={cancellationNotes(answer)}
          />
        )}
      </ChangePage>
    </PlainPage>
  )
})
