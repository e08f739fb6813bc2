import { existsSync } from 'node:fs'
import { categoryArticles } from '@/app/(site)/category-articles'
import { type Article } from '@/content/blog/article'
import { categoryPages } from '@/content/categories/all-categories'
import { type GuideText, guideSlugs } from '@/content/pages/guide-text'
import { legalSlugs, type LegalText } from '@/content/legal/legal-text'
import { readDarkHours } from '@/components/figures/read-dark-hours'
import { tourPages } from '@/content/tours/all-pages'
import { loadArticles } from '@/lib/markdown/articles'
import { loadGuideText } from '@/lib/markdown/guide-texts'
import { loadLegalText } from '@/lib/markdown/legal-texts'

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

/** The day of the first text: none was published before it was written. */
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

test('each was published when it was published, and changed no earlier', () => {
  for (const { slug, date, updated } of articles) {
    expect([slug, date >= WRITTEN, updated >= date]).toEqual([slug, true, true])
  }
})

test('each names its sources by pages of the web, no page twice', () => {
  for (const { slug, sources } of articles) {
    expect([slug, sources.length >= 2]).toEqual([slug, true])
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    for (const { url } of sources) expect(url).toMatch(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+\//)
  }
})

test('a figure stands in a section that there is, and draws what the text says', () => {
  for (const { slug, figures, body } of articles) {
    for (const { after } of figures) {
      const isThere = after === 'opening' || body.sections.some(({ id }) => id === after)
      expect([slug, after, isThere]).toEqual([slug, after, true])
    }
  }
  const season = articles.find(({ slug }) => slug === 'best-time-northern-lights-lapland-2025')
  expect(readDarkHours(season?.body.html ?? '')).toHaveLength(8)
})

test('an article that leads to another is led to by it', () => {
  const ways = new Map(articles.map((article) => [article.slug, neighboursOf(article)]))
  const oneWay = [...ways].flatMap(([slug, others]) =>
    [...others].filter((other) => !ways.get(other)?.has(slug)).map((other) => `${slug} → ${other}`),
  )
  expect(oneWay).toEqual([])
  for (const [slug, others] of ways) expect([slug, others.size >= 3]).toEqual([slug, true])
})

test('tours lead to articles that lead back to them', () => {
  for (const { tour, articles: helpful } of tourPages) {
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

test.each(categoryPages)('$category leads to articles that lead back to its tours', (page) => {
  const found = categoryArticles(page)
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
  const texts: readonly (Article | GuideText | LegalText)[] = [
    ...articles,
    ...guideSlugs.map((slug) => loadGuideText(slug)),
    ...legalSlugs.map((slug) => loadLegalText(slug)),
  ]
  for (const { title, body } of texts) {
    for (const [, path = '', id] of body.html.matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const page = path.startsWith('/blog/') ? '/blog/[slug]' : path
      expect([title, path, existsSync(`app/(site)${page}/page.tsx`)]).toEqual([title, path, true])
      if (id && !path) expect(body.html).toContain(`id="${id}"`)
    }
  }
})

/** The articles that one leads to, in its text or under it. */
function neighboursOf({ related, body }: Article): ReadonlySet<string> {
  const linked = [...body.html.matchAll(/href="\/blog\/([^"#]+)/g)].map(([, slug = '']) => slug)
  return new Set([...related, ...linked])
}
