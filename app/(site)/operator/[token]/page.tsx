import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { OperatorBooking } from '@/components/operator/operator-booking'
import { OperatorDeparture } from '@/components/operator/operator-departure'
import { now } from '@/lib/db/clock'
import { subjectOfOperatorsPage } from '@/lib/http/booking-page'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'
import { loadOperatorPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = guestMetadata(
  'For the office',
  'A booking or a departure: how it stands, who comes, and what became of it.',
)

/** Forms come back here with `?done=` and what they did. */
export default pageInTime(async function OperatorPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]'>) {
  const { token } = await params
  const { done } = await searchParams
  const opened = await subjectOfOperatorsPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  if (opened.about === 'booking')
    return (
      <PlainPage>
        <OperatorBooking done={String(done)} page={await loadOperatorPage(token, opened, now())} />
      </PlainPage>
    )
  const { departure, about: reader } = opened
  return (
    <PlainPage>
      <OperatorDeparture
        done={String(done)}
        isForGuide={reader === 'guide'}
        page={await loadDeparturePage(token, { departure, reader }, now())}
      />
    </PlainPage>
  )
})
