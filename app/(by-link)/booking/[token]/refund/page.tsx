import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/submit-choice'

export const generateMetadata = guestPageMetadata('refund')

export default createGuestPreviewPage('refund', { render })

async function render({ booking: { reference }, language, path }: GuestPageContext) {
  const pick = { option: 'full_refund' } as const
  const answer = await previewChoice({ reference, actor: 'guest', pick }, now())
  return <ChoicePreviewSection answer={answer} language={language} option="full_refund" path={path} />
}
