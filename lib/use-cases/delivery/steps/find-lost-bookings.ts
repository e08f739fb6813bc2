import 'server-only'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-end'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { changeEmail, deleteEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { listLinkedBookings } from '@/lib/db/bookings/linked-bookings'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

/**
 * Fill in a lost-links e-mail, which was queued for the address as typed. It is sent to the address as the bookings
 * spell it. Other e-mails are returned unchanged.
 *
 * @returns  null if the address has no bookings: nothing about it is kept
 *
 * Rule: lost-link (docs/rules.md)
 */
export async function findLostBookings(email: StoredEmail): Promise<StoredEmail | null> {
  if (email.kind !== 'booking-links-guest' || email.bookingId !== null) return email
  const { id, recipient, createdAt } = email
  const since = minutesAfter(createdAt, -GUEST_LINK_DAYS * MINUTES_PER_DAY)
  const rows = await listLinkedBookings(database(), { email: recipient, since })
  const [first] = rows
  if (!first) {
    await deleteEmail(database(), id)
    return null
  }
  const bookings = await Promise.all(
    rows.map(async ({ id: bookingId, tourId, reference, day }) => {
      const { name: tourName } = await loadBookedTour(database(), { tourId })
      return { bookingId, reference, tourName, day, url: null }
    }),
  )
  const about = { bookingId: first.id, recipient: first.customerEmail, facts: { bookings } }
  return changeEmail(database(), id, about)
}
