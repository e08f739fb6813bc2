import { type Metadata } from 'next'
import { privateMetadata } from '@/app/site/private-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { WaitingListEntry } from '@/components/guest/waiting-list-entry'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { database } from '@/lib/db/client'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { openWaitingListPage } from '@/lib/http/open-page'
import { findPageLanguage } from '@/lib/http/page-language'
import { words } from '@/lib/words/words'

export async function generateMetadata({ params }: PageProps<'/waiting/[token]'>): Promise<Metadata> {
  const { token } = await params
  const say = words('guestLinks', await findPageLanguage(token))
  return privateMetadata(say('waitingTitle'), say('waitingDescription'))
}

/** Opening this page changes nothing, because some mail programs open links automatically. */
export default withPageDeadline(async function WaitingPage({ params }: PageProps<'/waiting/[token]'>) {
  const { token } = await params
  const language = await findPageLanguage(token)
  const opened = await openWaitingListPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language={language} />
  const dates = await Promise.all(
    opened.dates.map(async ({ tourId, day, isOffered, offer }) => {
      const { name: tourName } = await loadBookedTour(database(), { tourId }, language)
      return { tourName, day, isOffered, offer }
    }),
  )
  return (
    <TextWithPicturePage picture="cabinLane">
      <WaitingListEntry
        address={`/waiting/${token}`}
        dates={dates}
        isConfirmed={opened.dates.some(({ isConfirmed }) => isConfirmed)}
        language={language}
      />
    </TextWithPicturePage>
  )
})
