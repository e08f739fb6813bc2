import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { deleteReviews } from '@/lib/db/reviews'
import { lockReviewOf } from '@/lib/use-cases/reviews/steps/lock-review'

/** Delete a guest's own review, published or not. Does nothing if there is none. Rule: reviews (docs/rules.md) */
export function withdrawReview(bookingId: string, now: Date): Promise<void> {
  return inTransaction((db) => withdraw(db, bookingId, now))
}

async function withdraw(db: Db, bookingId: string, now: Date): Promise<void> {
  await lockReviewOf(db, bookingId)
  const count = await deleteReviews(db, [bookingId])
  if (count > 0) await recordHistory(db, { bookingId, what: 'review_withdrawn' }, now)
}
