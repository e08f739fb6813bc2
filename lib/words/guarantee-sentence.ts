import { NO_LIGHTS_REPORT_DAYS } from '@/lib/booking/choices/lights-not-seen'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The promise of a tour with a guarantee: one sentence, the same on every page, in the terms and in e-mails. */
export function guaranteeSentence(tourName: string, language: Language = 'en'): string {
  return words('money', language)('guarantee', { tourName })
}

/** How to claim the guarantee, and who decides. */
export function guaranteeClaim(language: Language): string {
  return words('promises', language)('guaranteeClaim', { days: NO_LIGHTS_REPORT_DAYS })
}
