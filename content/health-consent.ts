import { company } from '@/content/company'
import { retentionPeriods } from '@/content/policies'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/**
 * The consent that guests give when they tell us about their health. Stored with what they write. Rule: health
 * (docs/rules.md)
 */
export function healthConsentText(language: Language): string {
  return words('guestDetails', language)('healthConsentText', {
    brand: company.brand,
    days: retentionPeriods.healthDays,
  })
}
