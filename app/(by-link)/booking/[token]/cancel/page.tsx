import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChangeConfirmation } from '@/components/guest/change-confirmation'
import { NoPreviewNote } from '@/components/guest/no-preview-note'
import { cancellationNotes } from '@/components/guest/cancellation-text'
import { now } from '@/lib/db/clock'
import { previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { cancellationRefusalText } from '@/lib/words/refusals/guest'

export const generateMetadata = guestPageMetadata('cancel')

export default createGuestPreviewPage('cancel', { render })

async function render({ booking, language, path }: GuestPageContext) {
  const answer = await previewCancellation(booking.reference, now())
  if (answer.kind === 'refused')
    return <NoPreviewNote>{cancellationRefusalText(answer.reason, language)}</NoPreviewNote>
  return (
    <ChangeConfirmation
      isCancellation
      action={`${path}/cancel/confirm`}
      cents={0 - (answer.refund.cents ?? 0)}
      fields={{ refund: String(answer.refund.cents ?? 0) }}
      isReturn
      language={language}
      notes={cancellationNotes(answer, language)}
      path={path}
    />
  )
}
