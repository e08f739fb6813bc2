import { type Itinerary } from '@/content/page-sections'
import { pageText } from '@/content/texts/page-text'
import { type NamedText, type PageWords } from '@/content/texts/page-words'
import { type Language } from '@/lib/language/language'

const facts = { route: '/customized-tour', picture: 'campfire' } as const

/** The text of the page on which guests request a custom tour. */
export type CustomizedTourText = PageWords & {
  readonly intro: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly arrange: {
    readonly heading: string
    readonly lead: string
    readonly offers: readonly NamedText[]
  }
  readonly wishes: { readonly heading: string; readonly examples: readonly NamedText[] }
  readonly steps: Itinerary
  readonly request: {
    readonly action: string
    readonly heading: string
    readonly text: string
    readonly company: string
  }
}

/** The page on which guests request a custom tour. */
export function customizedTourPage(language: Language) {
  const text = pageText('customizedTour', language)
  const wishes = { ...text.wishes, pictures: ['glassIgloos', 'shoreFire'] as const }
  return { ...facts, ...text, wishes }
}
