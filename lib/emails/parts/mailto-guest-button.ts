import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/draft'
import { mailtoButton } from '@/lib/emails/parts/mailto-button'

/** Button that writes an e-mail to the guest, with the reference in its subject. Empty if the guest has no address. */
export function mailtoGuestButton({ customerEmail, reference, tourName }: BookingFacts): readonly Part[] {
  if (customerEmail === '') return []
  const subject = `Your booking ${reference}: ${tourName}`
  return [mailtoButton({ email: customerEmail, subject, label: 'Write to the guest' })]
}
