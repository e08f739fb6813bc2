import { company } from '@/content/company'
import { retentionPeriods } from '@/content/policies'
import { type Say } from '@/lib/words/say'

/**
 * The consent that guests give when they tell us about their health. Stored with what they write. Rule: health
 * (docs/rules.md)
 */
export function healthConsentText(say: Say<'notes'>): string {
  return say('healthConsent', { brand: company.brand, days: retentionPeriods.healthDays })
}
