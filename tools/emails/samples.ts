import { BOOKING_EMAIL_KINDS, type Email, isForGuest } from '@/lib/emails/email'
import { factsFor, sender } from '@/tools/emails/booking-samples'
import { enquiryEmails } from '@/tools/emails/enquiry-samples'
import { otherEmails } from '@/tools/emails/other-samples'

/** One e-mail of each kind, exactly as it would be sent. */
export const samples: readonly Email[] = [
  ...BOOKING_EMAIL_KINDS.map((kind) => ({ kind, facts: factsFor(kind, linksFor(kind)) })),
  ...enquiryEmails(),
  ...otherEmails(),
]

function linksFor(kind: (typeof BOOKING_EMAIL_KINDS)[number]) {
  // Guests must confirm a new address before it receives a link to the booking.
  if (kind === 'address-proof-guest') return { addressUrl: `${sender.siteUrl}/booking/token/address` }
  return { bookingUrl: `${sender.siteUrl}/${isForGuest(kind) ? 'booking' : 'operator'}/token` }
}
