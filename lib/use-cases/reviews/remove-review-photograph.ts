import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { recordHistory } from '@/lib/db/history/history'
import { deletePhotograph } from '@/lib/db/review-photographs'
import { lockReview } from '@/lib/use-cases/reviews/steps/lock-review'

type Removed =
  | { readonly kind: 'removed' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'withdrawn' }

/** Delete the photograph of a review, which stays. Rule: review-photographs (docs/rules.md) */
export const removeReviewPhotograph = defineOperation({ work: remove })

async function remove(
  db: Db,
  wanted: { readonly id: string; readonly bookingId: string },
  now: Date,
): Promise<Removed> {
  const review = await lockReview(db, wanted)
  if (!review) return { kind: 'refused', reason: 'withdrawn' }
  if (!review.photographId) return { kind: 'unchanged' }
  await deletePhotograph(db, review.id)
  await recordHistory(db, { bookingId: review.bookingId, what: 'review_photo_removed' }, now)
  return { kind: 'removed' }
}
