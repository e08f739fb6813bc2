import { type EnquiryBookingResult } from '@/lib/use-cases/checkout/create-booking-from-enquiry'
import { enquiryActLine } from '@/lib/words/enquiry-act-line'
import { notEnoughSeatsText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Say why nothing more can be done about an enquiry, and who dealt with it first, if anyone. */
export function enquiryRefusalText(
  refusal: Extract<EnquiryBookingResult, { readonly kind: 'refused' }>,
): string {
  if (refusal.reason === 'done_before') return `${enquiryActLine(refusal.act)}.`
  if (refusal.reason === 'not_enough_slots') return notEnoughSeatsText(refusal.seatsFree)
  return OPERATOR_REFUSALS[refusal.reason]
}
