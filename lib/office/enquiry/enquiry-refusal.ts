import { type EnquiryBooking } from '@/lib/use-cases/checkout/book-enquiry'
import { enquiryActLine } from '@/lib/words/enquiry-act-line'
import { notEnoughSeatsText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Say why nothing more can be done about an enquiry, and who dealt with it first, if anyone. */
export function enquiryRefusal(refusal: Extract<EnquiryBooking, { readonly kind: 'refused' }>): string {
  if (refusal.reason === 'done_before') return `${enquiryActLine(refusal.act)}.`
  if (refusal.reason === 'not_enough_slots') return notEnoughSeatsText(refusal.seatsFree)
  return OPERATOR_REFUSALS[refusal.reason]
}
