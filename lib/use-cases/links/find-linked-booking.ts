import 'server-only'
import { choiceEndsAt } from '@/lib/booking/choices/choice'
import { bookingLinkExpiresAt } from '@/lib/booking/seats/link-expiry'
import { helsinkiInstant } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenOrLastChoice, type StoredChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { isGuestErased } from '@/lib/db/history/history'
import { UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'

export type BookingWithDeparture = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/**
 * Find a booking and its departure if its links are still valid; null if they have expired, the guest has been erased,
 * or there is no booking. Every case makes the same queries, so that timing does not reveal which it was.
 */
export async function findLinkedBooking(
  booking: StoredBooking | null,
  days: number,
  now: Date,
): Promise<BookingWithDeparture | null> {
  const { id, departureId } = booking ?? { id: UNKNOWN_LINK_CLAIMS.subjectId, departureId: 0 }
  const isErased = await isGuestErased(database(), id)
  const departure = await findDeparture(database(), departureId, now)
  const choice = await findOpenOrLastChoice(database(), id)
  if (!booking || isErased || !departure) return null
  const ends = choice ? await endsOf(choice, departure, now) : []
  return bookingLinkExpiresAt([departure.startsAt, ...ends], days) > now ? { booking, departure } : null
}

/** Dates that outlast the tour: the deadline of a choice, or a return trip. Rule: guest-link (docs/rules.md) */
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
