import { existsSync } from 'node:fs'
import { type Article } from '@/content/blog/article'
import { type LegalText } from '@/content/legal/legal-text'
import { loadArticles } from '@/lib/markdown/articles'
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

test('no two share a day, a picture, a title or a description', () => {
  for (const fact of ['date', 'picture', 'title', 'description'] as const) {
    expect(new Set(articles.map((article) => article[fact])).size).toBe(articles.length)
  }
})

test('every category has an article, and one article names its author', () => {
  expect(new Set(articles.map(({ category }) => category)).size).toBe(4)
  expect(articles.filter(({ author }) => author).map(({ slug }) => slug)).toEqual([
    'northern-lights-photography-tips-beginners',
  ])
})

test('the article on animals leads to Ranua', () => {
  expect(articles.find(({ slug }) => slug === 'lapland-wildlife-animals-ranua-zoo')?.tours[0]).toBe(5)
})

test('every link on the site leads to a page, and within a text to a heading', () => {
  const legal = [loadLegalText('privacy-policy'), loadLegalText('terms-conditions')]
  for (const { title, body } of [...articles, ...legal] satisfies readonly (Article | LegalText)[]) {
    for (const [, path = '', id] of body.html.matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const page = path.startsWith('/blog/') ? '/blog/[slug]' : path
      expect([title, path, existsSync(`app/(site)${page}/page.tsx`)]).toEqual([title, path, true])
      if (id && !path) expect(body.html).toContain(`id="${id}"`)
    }
  }
})
