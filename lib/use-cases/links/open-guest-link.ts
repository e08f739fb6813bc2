import 'server-only'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-end'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { UNKNOWN_LINK, readLink } from '@/lib/links/link-token'
import { type LinkAttempt, countFailedAttempts } from '@/lib/use-cases/links/count-failed-attempts'
import { findLinkedBooking, type LinkedSubject } from '@/lib/use-cases/links/find-linked-booking'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'

export type OpenedLink = LinkAttempt<LinkedSubject>

/**
 * Find the booking that a link is for. Changes nothing, because e-mail scanners open links before people do.
 *
 * Rule: guest-link (docs/rules.md)
 */
export function openGuestLink(token: string, client: string, now: Date): Promise<OpenedLink> {
  return countFailedAttempts(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<LinkedSubject | null> {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINKS))
  const { subjectId, version } = link?.kind === 'guest' ? link : UNKNOWN_LINK
  const booking = await findBooking(database(), subjectId)
  const linked = await findLinkedBooking(booking, GUEST_LINK_DAYS, now)
  const isLive = booking?.linkVersion === version && booking.customerEmail !== ''
  return isLive ? linked : null
}
