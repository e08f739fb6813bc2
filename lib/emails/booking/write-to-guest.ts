import { type Part } from '@/lib/emails/draft'
import { type BookingFacts } from '@/lib/emails/facts'
import { writeTo } from '@/lib/emails/write-to'

/** The operator's button: an e-mail to the guest, with the reference in its subject. */
export function writeToGuest({ customerEmail, reference, tourName }: BookingFacts): Part {
  const subject = `Your booking ${reference}: ${tourName}`
  return writeTo({ email: customerEmail, subject, label: 'Write to the guest' })
}
