import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { recordHistory } from '@/lib/db/history/history'
import { updateReview } from '@/lib/db/reviews'
import { lockReview } from '@/lib/use-cases/reviews/steps/lock-review'

type Replied =
  | { readonly kind: 'replied'; readonly isPublished: boolean }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'withdrawn' }

type Reply = { readonly id: string; readonly bookingId: string; readonly reply: string | null }

/** Answer a review in public, below it; null removes the answer. Rule: reviews (docs/rules.md) */
export const replyToReview = defineOperation({ work: answer })

async function answer(db: Db, { reply, ...wanted }: Reply, now: Date): Promise<Replied> {
  const review = await lockReview(db, wanted)
  if (!review) return { kind: 'refused', reason: 'withdrawn' }
  if (review.reply === reply) return { kind: 'unchanged' }
  await updateReview(db, review.id, { reply })
  await recordHistory(db, { bookingId: review.bookingId, what: 'review_answered' }, now)
  return { kind: 'replied', isPublished: review.state === 'published' }
}
