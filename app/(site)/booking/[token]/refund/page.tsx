import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ChangePage } from '@/components/guest/change-page'
import { PreviewedChoice } from '@/components/guest/previewed-choice'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { previewChoice } from '@/lib/use-cases/changes/choose'

export const metadata = guestMetadata(
  'Full refund',
  'All that you paid goes back: see the sum before anything happens.',
)

export default pageInTime(async function RefundPage({
  params,
  searchParams,
}: PageProps<'/booking/[token]/refund'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const { reference } = opened.booking
  const path = `/booking/${token}`
  const pick = { option: 'full_refund' } as const
  const answer = await previewChoice({ reference, actor: 'guest', pick }, now())
  return (
    <PlainPage>
      <ChangePage heading="Full refund" isOutdated={'outdated' in query} path={path}>
        <PreviewedChoice answer={answer} option="full_refund" path={path} />
      </ChangePage>
    </PlainPage>
  )
})
