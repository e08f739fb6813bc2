import { privateMetadata } from '@/app/(site)/private-metadata'
import { pageInTime } from '@/app/(site)/page-in-time'
import { ClosedLink } from '@/components/guest/closed-link'
import { WaitingParty } from '@/components/guest/waiting-party'
import { PlainPage } from '@/components/layout/plain-page'
import { findTour } from '@/content/tours/all-tours'
import { openWaitingPage } from '@/lib/http/open-page'

export const metadata = privateMetadata(
  'The waiting list',
  'The dates that you wait for, your place in the line, and the way to leave the waiting list.',
)

/** Opening this page changes nothing, because some mail programs open links automatically. */
export default pageInTime(async function WaitingPage({ params }: PageProps<'/waiting/[token]'>) {
  const { token } = await params
  const opened = await openWaitingPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const dates = opened.dates.map(({ tourId, day, isOffered, offer }) => ({
    tourName: findTour(tourId)?.name ?? '',
    day,
    isOffered,
    offer,
  }))
  return (
    <PlainPage>
      <WaitingParty
        address={`/waiting/${token}`}
        dates={dates}
        isConfirmed={opened.dates.some(({ isConfirmed }) => isConfirmed)}
      />
    </PlainPage>
  )
})
