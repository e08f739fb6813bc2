import 'server-only'
import { type ReviewInput } from '@/lib/contract/review'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { isGuestErased, recordHistory } from '@/lib/db/history/history'
import { addReview } from '@/lib/db/reviews'
import { consumeLimit } from '@/lib/limits/limits'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { lockReviewOf } from '@/lib/use-cases/reviews/steps/lock-review'

type Reviewed = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

export type SubmittedReview =
  | { readonly kind: 'received' }
  /** `exists`: the booking has a review; `erased`: its guest has just been erased. */
  | { readonly kind: 'refused'; readonly reason: 'exists' | 'erased' | 'too_many_changes' }

/**
 * Keep a guest's review until the office has read it, and e-mail it to each inbox. Sending one counts like a change of
 * the booking, because a guest may withdraw a review and write another.
 *
 * Rule: reviews (docs/rules.md)
 */
export async function submitReview(
  reviewed: Reviewed,
  input: ReviewInput,
  now: Date,
): Promise<SubmittedReview> {
  if ((await consumeLimit('changes_of_booking', reviewed.booking.reference)).isUsedUp)
    return { kind: 'refused', reason: 'too_many_changes' }
  return inTransaction((db) => submit(db, reviewed, input, now))
}

async function submit(
  db: Db,
  { booking, departure }: Reviewed,
  { photo, ...input }: ReviewInput,
  now: Date,
): Promise<SubmittedReview> {
  const bookingId = booking.id
  await lockReviewOf(db, bookingId)
  if (await isGuestErased(db, bookingId)) return { kind: 'refused', reason: 'erased' }
  const photoConsentAt = photo === 'on' ? now : null
  const review = await addReview(db, { ...input, bookingId, photoConsentAt, createdAt: now })
  if (!review) return { kind: 'refused', reason: 'exists' }
  await recordHistory(db, { bookingId, what: 'review_received' }, now)
  const { name: tourName } = await loadBookedTour(db, departure, 'en')
  // The review itself is added when the e-mail is sent, because its guest may have withdrawn it by then.
  const about = { reference: booking.reference, tourName, day: departure.day, reviewId: review.id }
  const facts = { ...about, review: null, reviewUrl: null }
  const envelope = { about: { bookingId }, cause: review.id, now }
  await enqueueEmail(db, { kind: 'review-received-operator', facts }, envelope)
  return { kind: 'received' }
}
