import 'server-only'
import { z } from 'zod'
import { type GuideSlug, type GuideText } from '@/content/pages/guide-text'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { readSource } from '@/lib/markdown/content-folder'
import { day, line, parseSource, picture, searchText } from '@/lib/markdown/front-matter'
import { renderMarkdown } from '@/lib/markdown/render-markdown'
import { type LegalSlug, type LegalText } from '@/content/legal/legal-text'

const guideHead = z.strictObject({
  title: line,
  description: searchText,
  summary: line,
  picture,
  updated: day,
})

/** Throws `ContentError` if it cannot be published. */
export function loadGuideText(slug: GuideSlug, folder = 'content/pages'): GuideText {
  const source = readSource(folder, slug)
  const { head: said, markdown } = parseSource(source, guideHead)
  const slugs = new Set(loadArticleFacts().map((article) => article.slug))
  return { ...said, slug, body: renderMarkdown(markdown, { file: source.file, slugs }) }
}

const legalHead = z.strictObject({ title: line, description: searchText, updated: day })

/** Throws `ContentError` if it cannot be published. */
export function loadLegalText(slug: LegalSlug, folder?: string): LegalText {
  const { file, markdown, ...said } = loadLegalSource(slug, folder)
  return { ...said, body: renderMarkdown(markdown, { file, slugs: new Set() }) }
}

/**
 * Load a legal text as its author wrote it, with the placeholders filled in. `file` is the file's name, for error
 * messages.
 */
export function loadLegalSource(slug: LegalSlug, folder = 'content/legal') {
  const source = readSource(folder, slug)
  const { head: said, markdown } = parseSource(source, legalHead)
  return { ...said, file: source.file, markdown }
}
