import 'server-only'
import { guestLinkEndsAt } from '@/lib/booking/link-end'
import { findBooking, type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures'
import { loadServerSecret } from '@/lib/db/server-secret'
import { consumeLimit, peekLimit } from '@/lib/limits/limits'
import { readLink } from '@/lib/links/link-token'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'

export type OpenedLink =
  | { readonly kind: 'opened'; readonly booking: StoredBooking; readonly departure: StoredDeparture }
  /** Wrong, ended, revoked, or of a guest who was forgotten: nobody learns which. */
  | { readonly kind: 'unknown' }
  /** This client has tried too many that were wrong. */
  | { readonly kind: 'limited'; readonly seconds: number }

/**
 * The booking that a link is for. It changes nothing: mail programs open links before their readers do.
 *
 * @param client  whose wrong tries are counted
 *
 * Rule: guest-link (docs/rules.md)
 */
export async function openGuestLink(token: string, client: string, now: Date): Promise<OpenedLink> {
  const { isUsedUp, seconds } = await peekLimit('wrong_links_of_client', client)
  if (isUsedUp) return { kind: 'limited', seconds }
  const opened = await open(token, now)
  if (opened) return { kind: 'opened', ...opened }
  await consumeLimit('wrong_links_of_client', client)
  return { kind: 'unknown' }
}

async function open(token: string, now: Date) {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINKS))
  if (link?.kind !== 'guest') return null
  const booking = await findBooking(database(), link.bookingId)
  if (!booking || booking.linkVersion !== link.version || booking.customerEmail === '') return null
  const departure = await findDeparture(database(), booking.departureId, now)
  return departure && guestLinkEndsAt([departure.startsAt]) > now ? { booking, departure } : null
}
