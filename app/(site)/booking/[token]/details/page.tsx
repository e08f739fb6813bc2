import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { guestPage } from '@/app/(site)/booking/[token]/guest-page'
import { ChangeDetails } from '@/components/guest/change-details'
import { database } from '@/lib/db/client'
import { findHealthNote } from '@/lib/db/health-notes'

export const metadata = guestMetadata(
  'Change details',
  'Your name, telephone, where we pick you up, and what you wish for: until the tour starts, at no cost.',
)

/** What cannot be saved comes back here with `?invalid=` and the fields. */
export default guestPage('Change details', async ({ booking, path, query }) => {
  const { id, customerName, customerEmail, customerPhone, pickupPlace, specialRequests } = booking
  return (
    <ChangeDetails
      invalid={String(query.invalid)}
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
  )
})
