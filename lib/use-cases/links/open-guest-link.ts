import 'server-only'
import { guestLinkEndsAt } from '@/lib/booking/link-end'
import { choiceEndsAt } from '@/lib/booking/choice'
import { helsinkiInstant } from '@/lib/calendar/day'
import { findBooking, type StoredBooking } from '@/lib/db/bookings'
import { findLastChoice, type StoredChoice } from '@/lib/db/choices'
import { database } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures'
import { wasErased } from '@/lib/db/history'
import { loadServerSecret } from '@/lib/db/server-secret'
import { readLink } from '@/lib/links/link-token'
import { type Counted, countWrongLinks } from '@/lib/use-cases/links/count-wrong-links'
import { GUEST_LINKS } from '@/lib/use-cases/links/guest-url'

export type OpenedLink = Counted<{ readonly booking: StoredBooking; readonly departure: StoredDeparture }>

/**
 * The booking that a link is for. It changes nothing: mail programs open links before their readers do.
 *
 * @param client  whose wrong tries are counted
 *
 * Rule: guest-link (docs/rules.md)
 */
export function openGuestLink(token: string, client: string, now: Date): Promise<OpenedLink> {
  return countWrongLinks(client, () => open(token, now))
}

async function open(token: string, now: Date) {
  const link = readLink(token, await loadServerSecret(database(), GUEST_LINKS))
  if (link?.kind !== 'guest') return null
  const booking = await findBooking(database(), link.bookingId)
  if (!booking || booking.linkVersion !== link.version || booking.customerEmail === '') return null
  if (await wasErased(database(), booking.id)) return null
  const departure = await findDeparture(database(), booking.departureId, now)
  if (!departure) return null
  const choice = await findLastChoice(database(), booking.id)
  const ends = choice ? await endsOf(choice, departure, now) : []
  return guestLinkEndsAt([departure.startsAt, ...ends]) > now ? { booking, departure } : null
}

/** A choice may go on, and a return trip be, long after the tour. Rule: guest-link (docs/rules.md) */
async function endsOf(
  { cause, openedAt, toldAt, provedAt, endedAt, returnTripUntil, chosenDepartureId }: StoredChoice,
  { startsAt }: StoredDeparture,
  now: Date,
): Promise<readonly Date[]> {
  const chosen = chosenDepartureId === null ? null : await findDeparture(database(), chosenDepartureId, now)
  if (endedAt) return chosen ? [chosen.startsAt] : []
  if (returnTripUntil) return [helsinkiInstant(returnTripUntil, '23:59')]
  const end = choiceEndsAt({ cause, toldAt: toldAt ?? openedAt, provedAt, startsAt })
  return end ? [end] : []
}
