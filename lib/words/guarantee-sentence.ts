import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The promise of a tour with a guarantee: one sentence, the same on every page, in the terms and in e-mails. */
export function guaranteeSentence(tourName: string, language: Language = 'en'): string {
  return words('money', language)('guarantee', { tourName })
}
