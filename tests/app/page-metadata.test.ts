import { readdirSync } from 'node:fs'
import { type Metadata } from 'next'
import { generateMetadata as tourMetadata } from '@/app/site/[language]/[tour]/page'
import { generateMetadata } from '@/app/site/[language]/blog/[slug]/page'
import { type LanguageProps } from '@/app/site/language-props'
import { company } from '@/content/company'
import { tours } from '@/content/tours/all-tours'
import { LANGUAGES } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { ROUTES } from '@/tests/e2e/routes'

type Found = { readonly page: string; readonly metadata: Metadata }

const PAGES = 'app/site/[language]'

let found: readonly Found[]

beforeAll(async () => {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  // In English, the page of an unknown address is global-not-found.tsx.
  const pages = files.filter((file) => file.endsWith('page.tsx') && !/[[@]|^missing\//.test(file))
  found = [
    ...(await Promise.all(pages.map((file) => metadataOf(`site/[language]/${file}`)))),
    await metadataOf('global-not-found.tsx'),
    ...(await Promise.all(
      tours.map(async ({ route }) => ({
        page: route,
        metadata: await tourMetadata({ params: Promise.resolve({ language: 'en', tour: route.slice(1) }) }),
      })),
    )),
    ...(await Promise.all(
      loadArticleFacts().map(async ({ slug }) => ({
        page: slug,
        metadata: await generateMetadata({ params: Promise.resolve({ language: 'en', slug }) }),
      })),
    )),
  ]
})

type Described = {
  readonly metadata: Metadata
  readonly generateMetadata: (props: LanguageProps) => Metadata | Promise<Metadata>
}

async function metadataOf(file: string): Promise<Found> {
  const page: Partial<Described> = await import(`@/app/${file}`)
  const params = Promise.resolve({ language: 'en' })
  return { page: file, metadata: page.metadata ?? (await page.generateMetadata?.({ params })) ?? {} }
}

/** As shown by the browser. */
function titleOf({ title }: Metadata): string {
  if (typeof title === 'string') return title.includes(company.brand) ? title : `${title} · ${company.brand}`
  return title && 'absolute' in title ? title.absolute : ''
}

test('every page and every article is checked', () => {
  // Those that no search engine shows have titles too.
  expect(found.length).toBeGreaterThanOrEqual(ROUTES.length)
})

test('no title is longer than search results show, and each has the brand in it', () => {
  for (const { page, metadata } of found) {
    const title = titleOf(metadata)
    expect([page, title.length <= 60, title.includes(company.brand)]).toEqual([page, true, true])
  }
})

test('an article’s title uses the space that search results have', () => {
  for (const { slug } of loadArticleFacts()) {
    const article = found.find(({ page }) => page === slug)
    const { length } = article ? titleOf(article.metadata) : ''
    expect([slug, length >= 50 && length <= 60]).toEqual([slug, true])
  }
})

/** Guests' private pages, and names that are fixed or obvious search terms. */
const PLAIN = /success|find-booking|privacy|terms|not-found|saavutettavuus|tillganglighet/

test('every page that people search for uses that space', () => {
  const lengths = found
    .filter(({ page }) => !PLAIN.test(page))
    .map(({ page, metadata }) => [page, titleOf(metadata), titleOf(metadata).length] as const)
  expect(lengths.filter(([, , length]) => length < 50 || length > 60)).toEqual([])
})

test('no two pages share a title or a description', () => {
  expect(new Set(found.map(({ metadata }) => titleOf(metadata))).size).toBe(found.length)
  expect(new Set(found.map(({ metadata }) => metadata.description)).size).toBe(found.length)
})

test('every description has the length that search results show', () => {
  for (const { page, metadata } of found) {
    const { length } = metadata.description ?? ''
    expect([page, length >= 100 && length <= 160]).toEqual([page, true])
  }
})

test('the preview of a link to an article shows its whole title', () => {
  for (const { slug, title } of loadArticleFacts()) {
    const article = found.find(({ page }) => page === slug)
    expect(article?.metadata.openGraph).toMatchObject({ title })
  }
})

test('every page names itself in all languages, and the accessibility statement in two more', () => {
  const statements = { en: '/accessibility', fi: '/saavutettavuus', sv: '/tillganglighet' }
  const named = found.flatMap(({ page, metadata }) =>
    metadata.alternates?.languages ? [[page, metadata.alternates.languages] as const] : [],
  )
  expect(named.length).toBeGreaterThan(30)
  const isStatement = (page: string) => Object.values(statements).some((route) => page.includes(route))
  for (const [page, alternates] of named) {
    const more = isStatement(page) ? ['fi', 'sv'] : []
    expect([page, Object.keys(alternates).sort()]).toEqual([
      page,
      [...LANGUAGES, 'x-default', ...more].sort(),
    ])
    expect(alternates['x-default']).toBe(alternates.en)
    if (isStatement(page)) expect(alternates).toMatchObject({ ...statements, de: '/de/barrierefreiheit' })
  }
})
