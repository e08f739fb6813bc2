import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type Part } from '@/lib/emails/layout/email-draft'
import { guaranteeClaim, guaranteeSentence } from '@/lib/words/guarantee-sentence'
import { words } from '@/lib/words/words'

/** Our guarantee, word for word as on the site's pages; nothing for other tours. Rule: lights-guarantee (docs/rules.md) */
export function guaranteePart({ isGuaranteed, tourName, language }: BookingFacts): Part | false {
  const title = words('email', language)('ourGuarantee')
  const text = `${guaranteeSentence(tourName, language)} ${guaranteeClaim(language)}`
  return isGuaranteed && { kind: 'section', title, text }
}
