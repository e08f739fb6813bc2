import { type Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { GuestBooking } from '@/components/guest/guest-booking'
import { TooManyTries } from '@/components/guest/too-many-tries'
import { PlainPage } from '@/components/layout/plain-page'
import { now } from '@/lib/db/clock'
import { openLink } from '@/lib/http/open-link'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'

export const metadata: Metadata = {
  title: 'Your booking',
  description: 'Your booking with us: how it stands, when and where we meet, what was paid, and its papers.',
  robots: { index: false, follow: false },
}

export default async function BookingPage({ params }: PageProps<'/booking/[token]'>) {
  const { token } = await params
  const opened = await openLink(token, await headers())
  if (opened.kind === 'unknown') notFound()
  return (
    <PlainPage>
      {opened.kind === 'opened' ? (
        <GuestBooking now={now()} page={await loadGuestPage(token, opened, now())} />
      ) : (
        <TooManyTries seconds={opened.seconds} />
      )}
    </PlainPage>
  )
}
