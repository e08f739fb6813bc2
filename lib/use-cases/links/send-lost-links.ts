import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { GUEST_LINK_DAYS } from '@/lib/booking/link-end'
import { listLinkedBookings } from '@/lib/db/linked-bookings'
import { database, inTransaction } from '@/lib/db/client'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type LimitRefusal, refuseUsedUp } from '@/lib/use-cases/admission/limit-refusal'
import { tourOf } from '@/lib/use-cases/departures/tour-of'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

/**
 * Send an address the links to all of its bookings. Whoever asks learns nothing of the address: the answer is the same
 * whether it has bookings, and when it has had too many such e-mails already.
 *
 * Rule: lost-link (docs/rules.md)
 */
export async function sendLostLinks(
  email: string,
  client: string,
  now: Date,
): Promise<{ readonly kind: 'asked' } | LimitRefusal> {
  const refusal = refuseUsedUp(await consumeLimit('lost_links_of_client', client))
  if (refusal) return refusal
  const { isUsedUp } = await consumeLimit('lost_links_of_address', await hashClient(email.toLowerCase()))
  const since = minutesAfter(now, -GUEST_LINK_DAYS * A_DAY_MINUTES)
  const rows = isUsedUp ? [] : await listLinkedBookings(database(), { email, since })
  const bookings = await Promise.all(
    rows.map(async ({ id, tourId, reference, day }) => {
      const { name: tourName } = await tourOf(database(), { tourId })
      return { bookingId: id, reference, tourName, day, url: null }
    }),
  )
  const [first] = rows
  if (!first) return { kind: 'asked' }
  await inTransaction((db) =>
    enqueueEmail(
      db,
      { kind: 'booking-links-guest', facts: { bookings } },
      { about: { bookingId: first.id }, cause: now.toISOString(), guestEmail: first.customerEmail, now },
    ),
  )
  return { kind: 'asked' }
}
