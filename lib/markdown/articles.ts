import 'server-only'
import { z } from 'zod'
import { type Article, articleCategories, type ArticleFacts } from '@/content/blog/article'
import { figureNames } from '@/content/blog/figures'
import { findTour } from '@/content/tours/all-tours'
import { type TourId } from '@/lib/booking/tour'
import { ContentError } from '@/lib/markdown/content-error'
import { readContentFolder } from '@/lib/markdown/content-folder'
import { day, line, parseContentFile, picture, searchTextSchema } from '@/lib/markdown/front-matter'
import { renderMarkdown } from '@/lib/markdown/render-markdown'

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

/**
 * Load every article, newest first.
 *
 * @param folder  relative to the project root; tests use folders of their own
 *
 * Throws `ContentError`, naming the file, if an article cannot be published.
 */
export function loadArticles(folder = FOLDER): readonly Article[] {
  const sources = parseFolder(folder)
  const slugs = new Set(sources.map(({ facts }) => facts.slug))
  return sources.map(({ file, facts, markdown }) => {
    const body = renderMarkdown(markdown, { file, slugs })
    return { ...facts, body, readMinutes: estimateReadingMinutes(body.words) }
  })
}

/** Load the facts about every article, but not its body, which is slow to render. */
export function loadArticleFacts(folder = FOLDER): readonly ArticleFacts[] {
  return parseFolder(folder).map(({ facts }) => facts)
}

function parseFolder(folder: string) {
  const sources = readContentFolder(folder).map((source) => {
    const { head: said, markdown } = parseContentFile(source, head)
    const facts = { ...said, updated: said.updated ?? said.date, slug: source.slug }
    return { file: source.file, facts, markdown }
  })
  for (const { file, facts } of sources)
    checkRelated(
      file,
      facts,
      sources.map((source) => source.facts.slug),
    )
  return sources.sort((one, other) => other.facts.date.localeCompare(one.facts.date))
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
