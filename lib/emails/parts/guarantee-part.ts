import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { guaranteeSentence } from '@/lib/words/guarantee-sentence'

/** Our guarantee, word for word as on the site's pages; nothing for other tours. Rule: lights-guarantee (docs/rules.md) */
export function guaranteePart({ isGuaranteed, tourName }: BookingFacts): Part | false {
  return isGuaranteed && { kind: 'section', title: 'Our guarantee', text: guaranteeSentence(tourName) }
}
