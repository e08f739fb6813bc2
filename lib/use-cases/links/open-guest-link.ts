import 'server-only'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { UNKNOWN_LINK_CLAIMS, readLink } from '@/lib/links/link-token'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'
import { findLinkedBooking, type BookingWithDeparture } from '@/lib/use-cases/links/find-linked-booking'
import { GUEST_LINK_SECRET_NAME } from '@/lib/use-cases/links/guest-url'

export type GuestLinkAttempt = LinkAttempt<BookingWithDeparture>

/**
 * Find the booking that a link is for. Changes nothing, because e-mail scanners open links before people do.
 *
 * Rule: guest-link (docs/rules.md)
 */
export function openGuestLink(token: string, client: string, now: Date): Promise<GuestLinkAttempt> {
  return openWithAttemptLimit(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<BookingWithDeparture | null> {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINK_SECRET_NAME))
  const { subjectId, version } = link?.kind === 'guest' ? link : UNKNOWN_LINK_CLAIMS
  const booking = await findBooking(database(), subjectId)
  const linked = await findLinkedBooking(booking, GUEST_LINK_DAYS, now)
  const isLive = booking?.linkVersion === version && booking.customerEmail !== ''
  return isLive ? linked : null
}
