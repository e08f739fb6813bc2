import { reviewFormRoute } from '@/app/(by-link)/review/[token]/review-form-route'
import { reviewInput } from '@/lib/contract/review'
import { now } from '@/lib/db/clock'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { deleteDetailsDraft, saveDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { submitReview } from '@/lib/use-cases/reviews/submit-review'

/**
 * Handle 'Send review'. If a field is invalid, show the form again with the guest's text and an error next to the
 * field.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = reviewFormRoute(
  async ({ booking, departure, path }, request) => {
    const typed = Object.fromEntries(await readPostedFields(request))
    const keep = async () => `draft=${await saveDetailsDraft(booking.id, typed, now())}`
    const input = reviewInput.safeParse(typed)
    if (!input.success) return `${path}?${await keep()}`
    const answer = await submitReview({ booking, departure }, input.data, now())
    if (answer.kind === 'refused' && answer.reason === 'too_many_changes')
      return `${path}?done=limited&${await keep()}`
    await deleteDetailsDraft(booking.id)
    return `${path}?done=${answer.kind === 'refused' ? 'exists' : 'sent'}`
  },
)
