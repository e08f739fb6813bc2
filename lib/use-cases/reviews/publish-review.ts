import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { recordHistory } from '@/lib/db/history/history'
import { type ReviewOfBooking, updateReview } from '@/lib/db/reviews'
import { lockReview } from '@/lib/use-cases/reviews/steps/lock-review'

type Published =
  | { readonly kind: 'published'; readonly review: ReviewOfBooking }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'withdrawn' }

/** Publish a review, good or bad; also one that was refused by mistake. Rule: reviews (docs/rules.md) */
export const publishReview = defineOperation({ work: publish })

async function publish(
  db: Db,
  wanted: { readonly id: string; readonly bookingId: string },
  now: Date,
): Promise<Published> {
  const review = await lockReview(db, wanted)
  if (!review) return { kind: 'refused', reason: 'withdrawn' }
  if (review.state === 'published') return { kind: 'unchanged' }
  await updateReview(db, review.id, { state: 'published', refusedFor: null })
  await recordHistory(db, { bookingId: review.bookingId, what: 'review_published' }, now)
  return { kind: 'published', review }
}
