import 'server-only'
import { hasTakenTour } from '@/lib/booking/days/review'
import { bookingLinkExpiresAt, GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { findBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { isGuestErased } from '@/lib/db/history/history'
import { findReviewOfBooking, type StoredReview } from '@/lib/db/reviews'
import { env } from '@/lib/env'
import { UNKNOWN_LINK_CLAIMS } from '@/lib/links/link-token'
import { readGuestToken, signGuestToken } from '@/lib/use-cases/links/guest-token'
import { type LinkAttempt, openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'

/** A booking whose guest came, and the review that the guest has written, if any. */
export type ReviewLinkSubject = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly review: StoredReview | null
}

/** The URL where a guest writes and withdraws the review of a booking. Revoked with the booking's other links. */
export async function reviewUrl(
  db: Db,
  { id: subjectId, linkVersion: version }: Pick<StoredBooking, 'id' | 'linkVersion'>,
): Promise<string> {
  return `${env().SITE_URL}/review/${await signGuestToken(db, { kind: 'review', subjectId, version })}`
}

/** The review URL for a guest who came and whose link still works; null for anyone else. */
export async function findReviewUrl(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
): Promise<string | null> {
  return isOpen(booking, departure, now) ? reviewUrl(database(), booking) : null
}

/**
 * Find the booking that a link lets its guest review. Changes nothing, because e-mail scanners open links before people
 * do. Every invalid link makes the same queries.
 *
 * Rule: reviews (docs/rules.md)
 */
export function openReviewLink(
  token: string,
  client: string,
  now: Date,
): Promise<LinkAttempt<ReviewLinkSubject>> {
  return openWithAttemptLimit(client, () => open(token, now))
}

async function open(token: string, now: Date): Promise<ReviewLinkSubject | null> {
  const { subjectId, version } = (await readGuestToken(token, 'review')) ?? UNKNOWN_LINK_CLAIMS
  const booking = await findBooking(database(), subjectId)
  const isErased = await isGuestErased(database(), subjectId)
  const departure = await findDeparture(database(), booking?.departureId ?? 0, now)
  const review = await findReviewOfBooking(database(), subjectId)
  if (!booking || isErased || !departure || booking.linkVersion !== version) return null
  return isOpen(booking, departure, now) ? { booking, departure, review } : null
}

function isOpen(booking: StoredBooking, departure: StoredDeparture, now: Date): boolean {
  const isInTime = now < bookingLinkExpiresAt([departure.startsAt], GUEST_LINK_DAYS)
  return isInTime && booking.customerEmail !== '' && hasTakenTour(booking, departure, now)
}
