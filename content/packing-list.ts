import { pageText } from '@/content/texts/page-text'
import { type PageWords } from '@/content/texts/page-words'
import { type Language } from '@/lib/language/language'

const facts = {
  route: '/packing-list',
  picture: 'fellTop',
  season: { start: '11-01', end: '04-30' },
} as const

export type PackingListText = PageWords & {
  /** One line below the title. */
  readonly summary: string
  readonly groups: readonly PackingGroup[]
}

export type PackingGroup = { readonly heading: string; readonly entries: readonly string[] }

/** The printable list. Names only: the articles explain what to choose and why. */
export function packingListPage(language: Language) {
  return { ...facts, ...pageText('packingList', language) }
}
