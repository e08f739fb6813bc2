import { company } from '@/content/company'
import { retentionPeriods } from '@/content/policies'

/**
 * The consent that guests give when they tell us about their health. Stored with what they write. Rule: health
 * (docs/rules.md)
 */
export const healthConsentText = `I agree that ${company.brand} keeps what I write here about health, and that our guide reads it, so that I can be looked after on the tour. It is deleted ${retentionPeriods.healthDays} days after the tour. I can take this back at any time on the page of my booking.`
