import 'server-only'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { updateEmail, deleteEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { listLinkableBookings } from '@/lib/db/bookings/linkable-bookings'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

/**
 * Fill in an e-mail that resends lost links. It was queued for the address as the visitor typed it, but is sent to the
 * address as it is spelt in the bookings. Other e-mails are returned unchanged.
 *
 * @returns  null if the address has no bookings: the queued e-mail is then deleted
 *
 * Rule: lost-link (docs/rules.md)
 */
export async function fillInLostLinks(email: StoredEmail): Promise<StoredEmail | null> {
  if (email.kind !== 'booking-links-guest' || email.bookingId !== null) return email
  const { id, recipient, createdAt } = email
  const since = addMinutes(createdAt, -GUEST_LINK_DAYS * MINUTES_PER_DAY)
  const rows = await listLinkableBookings(database(), { email: recipient, since })
  const [first] = rows
  if (!first) {
    await deleteEmail(database(), id)
    return null
  }
  const { language, customerEmail } = first
  const bookings = await Promise.all(
    rows.map(async ({ id: bookingId, tourId, reference, day }) => {
      const { name: tourName } = await loadBookedTour(database(), { tourId }, language)
      return { bookingId, reference, tourName, day, url: null }
    }),
  )
  const facts = { language, bookings }
  return updateEmail(database(), id, { bookingId: first.id, recipient: customerEmail, facts })
}
