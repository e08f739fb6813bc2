import { categoryPages } from '@/content/categories/all-categories'
import { customizedTour } from '@/content/customized-tour'
import * as home from '@/content/home'
import { legalSlugs } from '@/content/legal/legal-text'
import { packingList, packingListPage } from '@/content/packing-list'
import { guideSlugs } from '@/content/pages/guide-text'
import { questionGroups } from '@/content/questions'
import { reviews } from '@/content/reviews'
import { tourPages } from '@/content/tours/all-pages'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { loadArticles } from '@/lib/markdown/articles'
import { loadGuideText } from '@/lib/markdown/guide-texts'
import { loadLegalText } from '@/lib/markdown/legal-texts'

/** What an editor writes to a writer: in brackets, in braces, or as a reminder. */
const NOTE = /[[\]{}]|\b(TODO|TBC)\b/

/** A closing quotation mark behind a full stop, with no opening one before it. */
const STRAY_QUOTE = /^[^‘“]*[.!?][’”]( |$)/m

const texts: readonly (readonly [name: string, text: object])[] = [
  ...loadArticles().map((article) => [article.slug, article] as const),
  ...guideSlugs.map((slug) => [slug, loadGuideText(slug)] as const),
  ...legalSlugs.map((slug) => [slug, loadLegalText(slug)] as const),
  ...tourPages.map((page) => [page.tour.route, page] as const),
  ...categoryPages.map((page) => [page.category, page] as const),
  ['transport', [transportationPage, ...transportPages]],
  ['home', home],
  ['the rest', [customizedTour, packingListPage, packingList, questionGroups, reviews]],
]

test.each(texts)('%s is shown without a note of its editor', (_, text) => {
  const lines = linesOf(text)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => NOTE.test(line) || STRAY_QUOTE.test(line))).toEqual([])
})

test('a note that is left in a text is found', () => {
  const [line = ''] = linesOf({ html: '<p>when you book.’ [new paragraph] ‘On the way</p>' })
  expect(line).toMatch(NOTE)
  expect(line).toMatch(STRAY_QUOTE)
})

/** Every string within, without tags. */
function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').split('\n')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(linesOf)
}
