import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

const facts = { route: '/your-stay', picture: 'familyFire' } as const

/** The page that shows guests all tours on the days of their stay. */
export function yourStayPage(language: Language) {
  return { ...facts, ...pageText('yourStay', language) }
}
