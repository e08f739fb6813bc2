import { privateMetadata } from '@/app/site/private-metadata'
import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/submit-choice'

export const metadata = privateMetadata(
  'Full refund',
  'All that you paid goes back: see the sum before anything happens.',
)

export default createGuestPreviewPage('Full refund', { render })

async function render({ booking: { reference }, path }: GuestPageContext) {
  const pick = { option: 'full_refund' } as const
  const answer = await previewChoice({ reference, actor: 'guest', pick }, now())
  return <ChoicePreviewSection answer={answer} option="full_refund" path={path} />
}
