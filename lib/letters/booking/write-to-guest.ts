import { type Part } from '@/lib/letters/draft'
import { type BookingFacts } from '@/lib/letters/facts'

/** The operator's button: a letter to the guest, with the reference in its subject. */
export function writeToGuest({ customerEmail, reference, tourName }: BookingFacts): Part {
  const address = encodeURIComponent(customerEmail).replace('%40', '@')
  const subject = encodeURIComponent(`Your booking ${reference}: ${tourName}`)
  return { kind: 'button', label: 'Write to the guest', url: `mailto:${address}?subject=${subject}` }
}
