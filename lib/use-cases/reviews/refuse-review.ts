import 'server-only'
import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { recordHistory } from '@/lib/db/history/history'
import { deletePhotograph } from '@/lib/db/review-photographs'
import { updateReview } from '@/lib/db/reviews'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { lockReview } from '@/lib/use-cases/reviews/steps/lock-review'

type Refused =
  | { readonly kind: 'refused_review' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'withdrawn' }

type Refusal = { readonly id: string; readonly bookingId: string; readonly reason: ReviewRefusalReason }

/** Take a review off the pages, or never show it, and notify its guest of the reason. Rule: reviews (docs/rules.md) */
export const refuseReview = defineOperation({ work: refuse })

async function refuse(db: Db, { reason, ...wanted }: Refusal, now: Date): Promise<Refused> {
  const review = await lockReview(db, wanted)
  if (!review) return { kind: 'refused', reason: 'withdrawn' }
  if (review.refusedFor === reason) return { kind: 'unchanged' }
  const { id, bookingId } = review
  await updateReview(db, id, { state: 'refused', refusedFor: reason })
  await deletePhotograph(db, id)
  await recordHistory(db, { bookingId, what: 'review_refused', why: reason }, now)
  const cause = `${id} ${reason} ${now.toISOString()}`
  await loadAndEnqueueBookingEmails(db, bookingId, ['review-refused-guest'], {
    reviewRefusedFor: reason,
    cause,
    now,
  })
  return { kind: 'refused_review' }
}
