import { reviewFormRoute } from '@/app/(by-link)/review/[token]/review-form-route'
import { now } from '@/lib/db/clock'
import { withdrawReview } from '@/lib/use-cases/reviews/withdraw-review'

/** Handle 'Withdraw review': delete it, wherever it is shown. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = reviewFormRoute(async ({ booking, path }) => {
  await withdrawReview(booking.id, now())
  return `${path}?done=withdrawn`
})
