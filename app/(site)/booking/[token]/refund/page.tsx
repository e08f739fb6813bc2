import { privateMetadata } from '@/app/(site)/private-metadata'
import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { guestPreview } from '@/app/(site)/booking/[token]/guest-preview'
import { PreviewedChoice } from '@/components/guest/previewed-choice'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/choose'

export const metadata = privateMetadata(
  'Full refund',
  'All that you paid goes back: see the sum before anything happens.',
)

export default guestPreview('Full refund', { render })

async function render({ booking: { reference }, path }: GuestPageContext) {
  const pick = { option: 'full_refund' } as const
  const answer = await previewChoice({ reference, actor: 'guest', pick }, now())
  return <PreviewedChoice answer={answer} option="full_refund" path={path} />
}
