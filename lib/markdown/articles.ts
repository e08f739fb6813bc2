import 'server-only'
import { z } from 'zod'
import { type Article, articleCategories, type ArticleFacts } from '@/content/blog/article'
import { figureNames } from '@/content/blog/figures'
import { findTour } from '@/content/tours/all-tours'
import { type TourId } from '@/lib/booking/tour'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { ContentError } from '@/lib/markdown/content-error'
import { type Language } from '@/lib/language/language'
import { type ContentFile, listContentSlugs, readContentFile } from '@/lib/markdown/content-folder'
import { day, line, parseContentFile, picture, searchTextSchema } from '@/lib/markdown/front-matter'
import { listSectionIds, renderMarkdown } from '@/lib/markdown/render-markdown'

const FOLDER = 'content/blog'

/** Reading speed for text on a screen, at a relaxed pace. */
const WORDS_PER_MINUTE = 220

const tourId = z.custom<TourId>(
  (id) => typeof id === 'number' && !!findTour(id),
  'is no tour of content/tours',
)

const head = z.strictObject({
  title: line.max(70, 'is longer than 70 characters'),
  shortTitle: line.max(45, 'is longer than 45 characters').optional(),
  description: searchTextSchema,
  excerpt: line,
  category: z.enum(articleCategories, `must be one of ${articleCategories.join(', ')}`),
  date: day,
  updated: day.optional(),
  isSigned: z.boolean('must be true or false').default(false),
  picture,
  tours: z.tuple([tourId], tourId, 'must be a list of tours'),
  related: z
    .array(z.string(), 'must be a list of articles')
    .min(2, 'names fewer than two articles')
    .max(3, 'names more than three articles'),
  figures: z
    .array(z.strictObject({ name: z.enum(figureNames, 'is no figure'), after: z.string() }))
    .default([]),
  sources: z
    .array(z.strictObject({ name: line, url: z.url({ protocol: /^https$/, error: 'is no address' }) }))
    .min(1, 'names no source'),
})

/** What a translation says in its own words. Everything else is in the English file. */
const translatedHead = z.strictObject({
  address: z.string().regex(/^[a-z0-9-]+$/, 'has other signs than a to z, 0 to 9 and hyphens'),
  title: line.max(80, 'is longer than 80 characters'),
  shortTitle: line.max(48, 'is longer than 48 characters').optional(),
  description: searchTextSchema,
  excerpt: line,
  sources: z.array(line),
})

/**
 * Load every article, newest first.
 *
 * @param folder  relative to the project root; tests use folders of their own
 *
 * Throws `ContentError`, naming the file, if an article cannot be published.
 */
export function loadArticles(language: Language = 'en', folder = FOLDER): readonly Article[] {
  const sources = parseFolder(language, folder)
  const addresses = new Map(sources.map(({ facts: { slug, address } }) => [slug, address]))
  return sources.map((parsed) => {
    const body = renderOnce(parsed, addresses)
    return { ...parsed.facts, body, readMinutes: estimateReadingMinutes(body.words) }
  })
}

/** Each text is rendered once in a process: every article's page shows how long the others take to read. */
const rendered = new Map<string, RenderedMarkdown>()

function renderOnce(
  { source, markdown, english }: ParsedArticle,
  addresses: ReadonlyMap<string, string>,
): RenderedMarkdown {
  const key = `${source.file} ${markdown}`
  const known = rendered.get(key)
  if (known) return known
  const sectionIds = english === undefined ? undefined : listSectionIds(english)
  const body = renderMarkdown(markdown, { ...source, addresses, sectionIds })
  rendered.set(key, body)
  return body
}

/** Load the facts about every article, but not its body, which is slow to render. */
export function loadArticleFacts(language: Language = 'en', folder = FOLDER): readonly ArticleFacts[] {
  return parseFolder(language, folder).map(({ facts }) => facts)
}

function parseFolder(language: Language, folder: string) {
  const english = listContentSlugs(folder).map((slug) => parseEnglish(folder, slug))
  const slugs = english.map(({ facts: { slug } }) => slug)
  for (const { source, facts } of english) checkRelated(source.file, facts, slugs)
  const own = language === 'en' ? english : english.map((one) => translate(one, folder, language))
  return own.sort((one, other) => other.facts.date.localeCompare(one.facts.date))
}

type ParsedArticle = {
  readonly source: ContentFile
  readonly facts: ArticleFacts
  readonly markdown: string
  /** Of a translation: the English text. */
  readonly english?: string
}

function parseEnglish(folder: string, slug: string): ParsedArticle {
  const source = readContentFile(folder, slug)
  const { head: said, markdown } = parseContentFile(source, head)
  return { source, facts: { ...said, updated: said.updated ?? said.date, slug, address: slug }, markdown }
}

function translate(english: ParsedArticle, folder: string, language: Language): ParsedArticle {
  const source = readContentFile(folder, english.facts.slug, language)
  const { head: said, markdown } = parseContentFile(source, translatedHead)
  if (said.sources.length !== english.facts.sources.length)
    throw new ContentError(source.file, `"sources" has not as many entries as the English text`)
  const sources = english.facts.sources.map(({ url }, index) => ({ url, name: said.sources[index] ?? '' }))
  return {
    source,
    facts: { ...english.facts, shortTitle: undefined, ...said, sources },
    markdown,
    english: english.markdown,
  }
}

function checkRelated(file: string, { slug, related }: ArticleFacts, slugs: readonly string[]): void {
  for (const other of related) {
    if (other === slug) throw new ContentError(file, '"related" names the article itself')
    if (!slugs.includes(other))
      throw new ContentError(file, `"related" names ${other}, and there is no such article`)
  }
}

/** Estimate the reading time in whole minutes, at least one. */
export function estimateReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
