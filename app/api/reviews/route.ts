import { type ReviewsResponse, toReviewRecord } from '@/lib/contract/review'
import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { listNewestReviews } from '@/lib/use-cases/reviews/list-newest-reviews'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listReviews })

/** Return the newest published reviews of each tour; empty if there are none. */
async function listReviews(): Promise<Response> {
  const reviews = await listNewestReviews(undefined)
  return answer({ reviews: reviews.map(toReviewRecord) } satisfies ReviewsResponse)
}
