import { addDays } from '@/lib/calendar/day'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { findReviewByReference } from '@/lib/db/reviews'
import { type ReviewInput } from '@/lib/contract/review'
import { publishReview } from '@/lib/use-cases/reviews/publish-review'
import { submitReview } from '@/lib/use-cases/reviews/submit-review'
import { at } from '@/tests/support/builders'

export const REVIEW: ReviewInput = {
  stars: 2,
  words: 'Cloud all night, and the guide said so at the start.',
  firstName: 'Aino',
  country: 'Finland',
  language: 'en',
  photo: undefined,
}

/** A booking with its departure, and the afternoon after its tour, when the thank-you is sent. */
export async function aTakenTour(reference: string, now: Date) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('no booking')
  const departure = await loadDeparture(database(), booking.departureId, now)
  return { booking, departure, afterwards: at('15:00', addDays(departure.day, 1)) }
}

/** A published review whose guest has consented to a photograph. */
export async function aShownReview(reference: string, now: Date) {
  const review = await aReview(reference, now, { photo: 'on' })
  await publishReview.run(review, now)
  return review
}

/** The review of a booking whose tour is over. */
export async function aReview(reference: string, now: Date, overrides: Partial<ReviewInput> = {}) {
  const { booking, departure } = await aTakenTour(reference, now)
  const answer = await submitReview({ booking, departure }, { ...REVIEW, ...overrides }, now)
  const review = await findReviewByReference(database(), reference)
  if (answer.kind !== 'received' || !review) throw new Error('not received')
  return review
}
