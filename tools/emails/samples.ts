import { BOOKING_EMAIL_KINDS, type Email, isForGuest } from '@/lib/emails/email'
import { sampleFactsFor, sampleSender } from '@/tools/emails/booking-samples'
import { sampleEnquiryEmails } from '@/tools/emails/enquiry-samples'
import { sampleOtherEmails } from '@/tools/emails/other-samples'

/** One e-mail of each kind, exactly as it would be sent. */
export const sampleEmails: readonly Email[] = [
  ...BOOKING_EMAIL_KINDS.map((kind) => ({ kind, facts: sampleFactsFor(kind, linksFor(kind)) })),
  ...sampleEnquiryEmails(),
  ...sampleOtherEmails(),
]

function linksFor(kind: (typeof BOOKING_EMAIL_KINDS)[number]) {
  // Guests must confirm a new address before it receives a link to the booking.
  if (kind === 'address-proof-guest') return { addressUrl: `${sampleSender.siteUrl}/booking/token/address` }
  return { bookingUrl: `${sampleSender.siteUrl}/${isForGuest(kind) ? 'booking' : 'operator'}/token` }
}
