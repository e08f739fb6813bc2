import { pageText } from '@/content/texts/page-text'
import { type PageWords, type TitledText } from '@/content/texts/page-words'
import { type Language } from '@/lib/language/language'

const facts = { route: '/your-stay', picture: 'familyFire' } as const

/** The text around the days of a stay. Labels and notes among the days: `content/words/en/stay.ts`. */
export type YourStayText = PageWords & {
  /** The results page that the server renders for browsers without scripts: for its title and search results. */
  readonly answer: { readonly title: string; readonly description: string }
  readonly intro: string
  readonly guide: { readonly heading: string; readonly parts: readonly TitledText[] }
}

/** The page that shows guests all tours on the days of their stay. */
export function yourStayPage(language: Language) {
  return { ...facts, ...pageText('yourStay', language) }
}
