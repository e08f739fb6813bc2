import { existsSync } from 'node:fs'
import { tours } from '@/content/tours/all-tours'
import { listCategoryArticles } from '@/app/site/category-pages'
import { readDarkHours } from '@/components/figures/dark-hours'
import { type Article } from '@/content/blog/article'
import { categoryPages } from '@/content/categories/all-categories'
import { customizedTourPage } from '@/content/customized-tour-page'
import { homePage } from '@/content/home'
import { legalSlugs, type LegalText } from '@/content/legal/legal-text'
import { packingListPage } from '@/content/packing-list'
import { infoPageSlugs, type InfoPageText } from '@/content/pages/info-page-text'
import { questionsPage } from '@/content/questions'
import { guides } from '@/content/guides'
import { reviews, reviewsPage } from '@/content/reviews'
import { tourPages } from '@/content/tours/all-pages'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { isInSeason } from '@/lib/calendar/season'
import { loadArticles } from '@/lib/markdown/articles'
import { loadInfoPageText, loadLegalText } from '@/lib/markdown/page-texts'

/** Rule: blog-slugs (docs/rules.md) */
const SLUGS = [
  'best-time-northern-lights-lapland-2025',
  'what-to-pack-lapland-winter-adventure',
  'northern-lights-photography-tips-beginners',
  'lapland-wildlife-animals-ranua-zoo',
  'traditional-ice-fishing-finnish-lapland',
  'snowshoe-adventure-exploring-lapland-wilderness',
  'lapland-winter-activities-complete-guide',
  'what-to-wear-lapland-winter-clothing-guide',
  'best-time-visit-lapland-seasonal-guide',
  'where-to-stay-lapland-accommodation-guide',
  'glass-igloos-lapland-complete-guide',
  'finnish-cabins-lapland-authentic-guide',
]

/** The date of the first text: none was published before it was written. */
const WRITTEN = '2026-11-21'

const articles = loadArticles()

test('the blog has its twelve articles', () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort())
})

test('each has 900 to 1,600 words, and begins with a paragraph', () => {
  for (const { slug, body } of articles) {
    expect([slug, body.words >= 900 && body.words <= 1600]).toEqual([slug, true])
    expect([slug, body.html.startsWith('<p>')]).toEqual([slug, true])
    expect([slug, body.sections.length >= 3]).toEqual([slug, true])
  }
})

test('no two share a picture, a title or a description', () => {
  for (const fact of ['picture', 'title', 'description'] as const) {
    expect(new Set(articles.map((article) => article[fact])).size).toBe(articles.length)
  }
})

test('each was published no earlier than it was written, and changed no earlier than it was published', () => {
  for (const { slug, date, updated } of articles) {
    expect([slug, date >= WRITTEN, updated >= date]).toEqual([slug, true, true])
  }
})

test('each cites its sources by web pages, no page twice', () => {
  for (const { slug, sources } of articles) {
    expect([slug, sources.length >= 2]).toEqual([slug, true])
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    for (const { url } of sources) expect(url).toMatch(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+\//)
  }
})

test('a figure is in a section that exists, and draws what the text says', () => {
  for (const { slug, figures, body } of articles) {
    for (const { after } of figures) {
      const isThere = after === 'opening' || body.sections.some(({ id }) => id === after)
      expect([slug, after, isThere]).toEqual([slug, after, true])
    }
  }
  const season = articles.find(({ slug }) => slug === 'best-time-northern-lights-lapland-2025')
  expect(readDarkHours(season?.body.html ?? '')).toHaveLength(8)
})

test('articles link to each other both ways', () => {
  const ways = new Map(articles.map((article) => [article.slug, neighboursOf(article)]))
  const oneWay = [...ways].flatMap(([slug, others]) =>
    [...others].filter((other) => !ways.get(other)?.has(slug)).map((other) => `${slug} → ${other}`),
  )
  expect(oneWay).toEqual([])
  for (const [slug, others] of ways) expect([slug, others.size >= 3]).toEqual([slug, true])
})

test('tours link to articles that link back to them', () => {
  for (const { tour, articles: helpful } of tourPages('en')) {
    for (const slug of helpful) {
      const article = articles.find((other) => other.slug === slug)
      expect([tour.name, slug, article?.body.html.includes(`href="${tour.route}"`)]).toEqual([
        tour.name,
        slug,
        true,
      ])
    }
  }
})

test.each(categoryPages('en'))('$category links to articles that link back to its tours', (page) => {
  const found = listCategoryArticles(page, 'en')
  expect(found).toHaveLength(3)
  for (const { slug } of found) {
    const html = articles.find((article) => article.slug === slug)?.body.html ?? ''
    expect([slug, page.cards.some(({ tour }) => html.includes(`href="${tour.route}"`))]).toEqual([slug, true])
  }
})

test('every category has an article, and one article is signed', () => {
  expect(new Set(articles.map(({ category }) => category)).size).toBe(4)
  expect(articles.filter(({ isSigned }) => isSigned).map(({ slug }) => slug)).toEqual([
    'northern-lights-photography-tips-beginners',
  ])
})

test('the article on animals leads to Ranua', () => {
  expect(articles.find(({ slug }) => slug === 'lapland-wildlife-animals-ranua-zoo')?.tours[0]).toBe(5)
})

test('every link on the site leads to a page, and within a text to a heading', () => {
  const texts: readonly (Article | InfoPageText | LegalText)[] = [
    ...articles,
    ...infoPageSlugs.map((slug) => loadInfoPageText(slug)),
    ...legalSlugs.map((slug) => loadLegalText(slug)),
  ]
  for (const { title, body } of texts) {
    for (const [, path = '', id] of body.html.matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const isTour = tours.some(({ route }) => route === path)
      const page = path.startsWith('/blog/') ? '/blog/[slug]' : isTour ? '/[tour]' : path
      expect([title, path, existsSync(`app/site/[language]${page}/page.tsx`)]).toEqual([title, path, true])
      if (id && !path) expect(body.html).toContain(`id="${id}"`)
    }
  }
})

/** The articles that an article links to, in its text or below it. */
function neighboursOf({ related, body }: Article): ReadonlySet<string> {
  const linked = [...body.html.matchAll(/href="\/blog\/([^"#]+)/g)].map(([, slug = '']) => slug)
  return new Set([...related, ...linked])
}

/** An editor's note to a writer: in brackets, in braces, or as a reminder. */
const NOTE = /[[\]{}]|\b(TODO|TBC)\b/

/** A closing quotation mark after a full stop, without an opening one before it. */
const STRAY_QUOTE = /^[^‘“]*[.!?][’”]( |$)/m

const allTexts: readonly (readonly [name: string, text: object])[] = [
  ...articles.map((article) => [article.slug, article] as const),
  ...infoPageSlugs.map((slug) => [slug, loadInfoPageText(slug)] as const),
  ...legalSlugs.map((slug) => [slug, loadLegalText(slug)] as const),
  ...tourPages('en').map((page) => [page.tour.route, page] as const),
  ...categoryPages('en').map((page) => [page.category, page] as const),
  ['transport', [transportationPage('en'), ...transportPages('en')]],
  ['home', homePage('en')],
  [
    'the rest',
    [
      customizedTourPage('en'),
      packingListPage('en'),
      questionsPage('en'),
      reviews,
      reviewsPage('en'),
      guides('en'),
    ],
  ],
]

test.each(allTexts)('%s contains no editor’s note', (_, text) => {
  const lines = linesOf(text)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => NOTE.test(line) || STRAY_QUOTE.test(line))).toEqual([])
})

test('an editor’s note left in a text is found', () => {
  const [line = ''] = linesOf({ html: '<p>when you book.’ [new paragraph] ‘On the way</p>' })
  expect(line).toMatch(NOTE)
  expect(line).toMatch(STRAY_QUOTE)
})

/** Every string in a value, without tags. */
function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').split('\n')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(linesOf)
}

/* Guests decide by cold and by distance, and think in one of two systems of units. Rule: both-units (docs/rules.md) */

const measured: readonly (readonly [name: string, text: string])[] = [
  ...articles.map(({ slug, body }) => [slug, plain(body.html)] as const),
  ...infoPageSlugs.map((slug) => [slug, plain(loadInfoPageText(slug).body.html)] as const),
  ...tourPages('en').map((page) => [page.tour.name, plain(JSON.stringify(page))] as const),
  ['transport', plain(JSON.stringify([transportationPage('en'), ...transportPages('en')]))],
]

test.each(measured)('%s gives each distance in kilometres and in miles', (_, text) => {
  const alone =
    /(\d km\b(?!\/h)|\b(two|three|four|five|six|eight|ten|[a-z]+teen|[a-z]+ty|\d+) kilometres\b(?! a second))(?! \([^)]*mile)/g
  expect(around(text, alone)).toEqual([])
})

test.each(measured)('%s gives each temperature in both units, at least at its first mention', (_, text) => {
  const alone = [...text.matchAll(/([−+]?\d+) °C(?! \([^)]*°F\)|, [^|]{0,12}°F)/g)]
  expect(
    alone.map(([, c]) => c).filter((c) => !text.includes(`${c} °C (`) && !text.includes(`${c} °C, `)),
  ).toEqual([])
})

test.each(measured)('%s converts correctly from one unit to the other', (_, text) => {
  for (const [said, ...pair] of text.matchAll(/(\d+(?:\.\d)?) km(?:\/h)? \((\d+(?:\.\d)?) (?:miles?|mph)/g))
    expect([said, areMiles(pair)]).toEqual([said, true])
  for (const [said, from, to, first, last] of text.matchAll(/(\d+) to (\d+) km \((\d+) to (\d+) miles/g))
    expect([said, areMiles([from, first]), areMiles([to, last])]).toEqual([said, true, true])
  for (const [said, ...pair] of text.matchAll(/(?<![\d−+])([−+]?\d+) °C(?: \(|, )([−+]?\d+) °F/g))
    expect([said, areFahrenheit(pair)]).toEqual([said, true])
  for (const [said, from, to, first, last] of text.matchAll(
    /([−+]?\d+) (?:to|and) ([−+]?\d+) °C(?: \(|, )([−+]?\d+) (?:to|and) ([−+]?\d+) °F/g,
  ))
    expect([said, areFahrenheit([from, first]), areFahrenheit([to, last])]).toEqual([said, true, true])
})

/** Accurate to half a mile, or to one per cent of a long distance. */
function areMiles([km, miles]: readonly (string | undefined)[]): boolean {
  return Math.abs(Number(km) / 1.609 - Number(miles)) <= Math.max(0.5, Number(miles) / 100)
}

function areFahrenheit([celsius = '', fahrenheit = '']: readonly (string | undefined)[]): boolean {
  return Math.abs(degrees(celsius) * 1.8 + 32 - degrees(fahrenheit)) <= 1
}

function degrees(text: string): number {
  return Number(text.replace('−', '-'))
}

function around(text: string, found: RegExp): readonly string[] {
  return [...text.matchAll(found)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40))
}

/** Without tags, and with ordinary spaces. */
function plain(html: string): string {
  return html
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
}

test('a tour sold in May or June says what to wear then, on its page and to guests who have booked', () => {
  const said = tourPages('en').flatMap(({ tour, questions }) =>
    ['May', 'June'].flatMap((month, index) => {
      if (!isInSeason(`2027-0${5 + index}-15`, tour.season)) return []
      const answers = questions.filter(({ question }) => question === 'What should I wear?')
      return [tour.whatToBring, ...answers.map(({ answer }) => answer)].map((text) => [
        tour.id,
        text.includes(month),
      ])
    }),
  )
  expect(said).toEqual([5, 5, 5, 5].map((id) => [id, true]))
})
