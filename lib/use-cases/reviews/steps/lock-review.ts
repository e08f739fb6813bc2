import 'server-only'
import { type Db } from '@/lib/db/client'
import { lockName } from '@/lib/db/connection/lock-name'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { findReview, type ReviewOfBooking } from '@/lib/db/reviews'

/**
 * Lock the review of a booking until the transaction ends, against its guest, the office and an erasure.
 *
 * Rule: reviews (docs/rules.md)
 */
export async function lockReviewOf(db: Db, bookingId: string): Promise<void> {
  await lockName(db, `review:${bookingId}`)
}

/**
 * Lock a review before the office acts on it. Null if its guest has withdrawn it or was erased. Throws `StaleViewError`
 * if its booking's history has changed since the office saw it.
 */
export async function lockReview(
  db: Db,
  { id, bookingId }: { readonly id: string; readonly bookingId: string },
): Promise<ReviewOfBooking | null> {
  await lockReviewOf(db, bookingId)
  const review = await findReview(db, id)
  if (review) await refuseStaleView(db, { bookingId })
  return review
}
