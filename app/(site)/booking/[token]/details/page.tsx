import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ChangeDetails } from '@/components/guest/change-details'
import { ChangePage } from '@/components/guest/change-page'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { database } from '@/lib/db/client'
import { findHealthNote } from '@/lib/db/health-notes'
import { bookingOfPage } from '@/lib/http/booking-page'

export const metadata = guestMetadata(
  'Change details',
  'Your name, telephone, where we pick you up, and what you wish for: until the tour starts, at no cost.',
)

/** What cannot be saved comes back here with `?invalid=` and the field. */
export default pageInTime(async function ChangeDetailsPage({
  params,
  searchParams,
}: PageProps<'/booking/[token]/details'>) {
  const { token } = await params
  const { invalid, outdated } = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const { id, customerName, customerEmail, customerPhone, pickupPlace, specialRequests } = opened.booking
  const path = `/booking/${token}`
  return (
    <PlainPage>
      <ChangePage heading="Change details" isOutdated={outdated !== undefined} path={path}>
        <ChangeDetails
          invalid={String(invalid)}
          path={path}
          values={{
            name: customerName,
            email: customerEmail,
            phone: customerPhone ?? '',
            pickUp: pickupPlace ?? '',
            wishes: specialRequests ?? '',
            health: (await findHealthNote(database(), id))?.words ?? '',
          }}
        />
      </ChangePage>
    </PlainPage>
  )
})
