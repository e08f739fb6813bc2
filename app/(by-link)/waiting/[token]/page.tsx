import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { WaitingListEntry } from '@/components/guest/waiting-list-entry'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { findTour } from '@/content/tours/all-tours'
import { openWaitingListPage } from '@/lib/http/open-page'

export const metadata = privateMetadata(
  'The waiting list',
  'The dates that you wait for, your place in the line, and the way to leave the waiting list.',
)

/** Opening this page changes nothing, because some mail programs open links automatically. */
export default withPageDeadline(async function WaitingPage({ params }: PageProps<'/waiting/[token]'>) {
  const { token } = await params
  const opened = await openWaitingListPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} />
  const dates = opened.dates.map(({ tourId, day, isOffered, offer }) => ({
    tourName: findTour(tourId)?.name ?? '',
    day,
    isOffered,
    offer,
  }))
  return (
    <TextWithPicturePage picture="cabinLane">
      <WaitingListEntry
        address={`/waiting/${token}`}
        dates={dates}
        isConfirmed={opened.dates.some(({ isConfirmed }) => isConfirmed)}
      />
    </TextWithPicturePage>
  )
})
