import 'server-only'
import { type Photograph } from '@/lib/contract/photograph'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { recordHistory } from '@/lib/db/history/history'
import { addPhotograph } from '@/lib/db/review-photographs'
import { lockReview } from '@/lib/use-cases/reviews/steps/lock-review'

type Added =
  | { readonly kind: 'added' }
  /** `exists`: it has one, which must be removed first. */
  | { readonly kind: 'refused'; readonly reason: 'withdrawn' | 'no_consent' | 'not_published' | 'exists' }

type Wanted = {
  readonly id: string
  readonly bookingId: string
  /** Undefined in a page's preview, before it is chosen. */
  readonly photograph: Photograph | undefined
}

/** Show a photograph with a published review whose guest has consented. Rule: review-photographs (docs/rules.md) */
export const addReviewPhotograph = defineOperation({ work: add })

async function add(db: Db, { photograph, ...wanted }: Wanted, now: Date): Promise<Added> {
  const review = await lockReview(db, wanted)
  if (!review) return { kind: 'refused', reason: 'withdrawn' }
  if (!review.photoConsentAt) return { kind: 'refused', reason: 'no_consent' }
  if (review.state !== 'published') return { kind: 'refused', reason: 'not_published' }
  if (review.photographId) return { kind: 'refused', reason: 'exists' }
  if (photograph) await addPhotograph(db, { ...photograph, reviewId: review.id, addedAt: now })
  await recordHistory(db, { bookingId: review.bookingId, what: 'review_photo_added' }, now)
  return { kind: 'added' }
}
