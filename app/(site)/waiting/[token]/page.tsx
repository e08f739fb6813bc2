import { type Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { LeaveWaitingList } from '@/components/guest/leave-waiting-list'
import { TooManyTries } from '@/components/guest/too-many-tries'
import { PlainPage } from '@/components/layout/plain-page'
import { findTour } from '@/content/tours/all-tours'
import { openWaiting } from '@/lib/http/open-link'

export const metadata: Metadata = {
  title: 'The waiting list',
  description: 'The dates that you wait for, and the way to leave the waiting list.',
  robots: { index: false, follow: false },
}

/** Opening it changes nothing: mail programs open links before their readers do. */
export default async function WaitingPage({ params }: PageProps<'/waiting/[token]'>) {
  const { token } = await params
  const opened = await openWaiting(token, await headers())
  if (opened.kind === 'unknown') notFound()
  if (opened.kind === 'limited') return <TooManyTries seconds={opened.seconds} />
  const dates = opened.dates.map(({ tourId, day, bookingId }) => ({
    tourName: findTour(tourId)?.name ?? '',
    day,
    isOffered: bookingId !== null,
  }))
  return (
    <PlainPage>
      <LeaveWaitingList action={`/waiting/${token}/leave`} dates={dates} />
    </PlainPage>
  )
}
