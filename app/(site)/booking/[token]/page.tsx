import { GuestBooking } from '@/components/guest/guest-booking'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'

export const metadata = guestMetadata(
  'Your booking',
  'Your booking with us: how it stands, when and where we meet, what was paid, and its papers.',
)

/** Forms come back here with `?done=` and what they did. */
export default async function BookingPage({ params, searchParams }: PageProps<'/booking/[token]'>) {
  const { token } = await params
  const { done } = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  return (
    <PlainPage>
      <GuestBooking done={String(done)} now={now()} page={await loadGuestPage(token, opened, now())} />
    </PlainPage>
  )
}
