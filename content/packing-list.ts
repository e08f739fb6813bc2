import { pageText } from '@/content/texts/page-text'
import { type Language } from '@/lib/language/language'

const facts = {
  route: '/packing-list',
  picture: 'fellTop',
  season: { start: '11-01', end: '04-30' },
} as const

/** The printable list. Names only: the articles explain what to choose and why. */
export function packingListPage(language: Language) {
  return { ...facts, ...pageText('packingList', language) }
}
