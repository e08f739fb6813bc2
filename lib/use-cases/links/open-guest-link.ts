import 'server-only'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { findBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'
import { findLinkedBooking, type BookingWithDeparture } from '@/lib/use-cases/links/find-linked-booking'
import { readGuestToken } from '@/lib/use-cases/links/guest-token'

/**
 * A booking opened by a link. `isEmailed`: the link was sent to the booking's e-mail address, so its reader may see
 * what belongs to that address.
 */
type OpenedBooking = BookingWithDeparture & { readonly isEmailed: boolean }

export type GuestLinkAttempt = LinkAttempt<OpenedBooking>

/**
 * Find the booking that a link is for. Changes nothing, because e-mail scanners open links before people do.
 *
 * Rule: guest-link (docs/rules.md)
 */
export function openGuestLink(token: string, client: string, now: Date): Promise<GuestLinkAttempt> {
  return openWithAttemptLimit(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<OpenedBooking | null> {
  const link = await readGuestToken(token, 'guest', 'payer')
  const { subjectId, version } = link ?? UNKNOWN_LINK_CLAIMS
  const booking = await findBooking(database(), subjectId)
  const linked = await findLinkedBooking(booking, GUEST_LINK_DAYS, now)
  const isLive = booking?.linkVersion === version && booking.customerEmail !== ''
  return isLive && linked ? { ...linked, isEmailed: link?.kind === 'guest' } : null
}
