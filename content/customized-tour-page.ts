import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

const facts = { route: '/customized-tour', picture: 'campfire' } as const

/** The page on which guests request a custom tour. */
export function customizedTourPage(language: Language) {
  const text = pageText('customizedTour', language)
  const wishes = { ...text.wishes, pictures: ['glassIgloos', 'shoreFire'] as const }
  return { ...facts, ...text, wishes }
}
