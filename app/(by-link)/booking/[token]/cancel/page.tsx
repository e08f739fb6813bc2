import { privateMetadata } from '@/app/site/private-metadata'
import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { cancellationNotes } from '@/components/guest/cancellation-text'
import { now } from '@/lib/db/clock'
import { previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { cancellationRefusalText } from '@/lib/words/refusals/guest'

export const metadata = privateMetadata(
  'Cancel booking',
  'Cancel your booking: see what you get back before anything happens.',
)

export default createGuestPreviewPage('Cancel booking', { render })

async function render({ booking, path }: GuestPageContext) {
  const answer = await previewCancellation(booking.reference, now())
  if (answer.kind === 'refused')
    return <NoPreviewNote>{cancellationRefusalText(answer.reason)}</NoPreviewNote>
  return (
    <ChangeConfirmation
      action={`${path}/cancel/confirm`}
      cents={0 - (answer.refund.cents ?? 0)}
      fields={{ refund: String(answer.refund.cents ?? 0) }}
      isReturn
      notes={cancellationNotes(answer)}
      path={path}
    />
  )
}
