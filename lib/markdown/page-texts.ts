import 'server-only'
import { z } from 'zod'
import { type InfoPageSlug, type InfoPageText } from '@/content/pages/info-page-text'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { readContentFile } from '@/lib/markdown/content-folder'
import { day, line, parseContentFile, picture, searchTextSchema } from '@/lib/markdown/front-matter'
import { renderMarkdown } from '@/lib/markdown/render-markdown'
import { type LegalSlug, type LegalText } from '@/content/legal/legal-text'

const guideHead = z.strictObject({
  title: line,
  description: searchTextSchema,
  summary: line,
  picture,
  updated: day,
})

/** Load an information page. Throws `ContentError` if it cannot be published. */
export function loadInfoPageText(slug: InfoPageSlug, folder = 'content/pages'): InfoPageText {
  const source = readContentFile(folder, slug)
  const { head: said, markdown } = parseContentFile(source, guideHead)
  const slugs = new Set(loadArticleFacts().map((article) => article.slug))
  return { ...said, slug, body: renderMarkdown(markdown, { file: source.file, slugs }) }
}

const legalHead = z.strictObject({ title: line, description: searchTextSchema, updated: day })

/** Load a legal text. Throws `ContentError` if it cannot be published. */
export function loadLegalText(slug: LegalSlug, folder?: string): LegalText {
  const { file, markdown, ...said } = loadLegalSource(slug, folder)
  return { ...said, body: renderMarkdown(markdown, { file, slugs: new Set() }) }
}

/**
 * Load a legal text as its author wrote it, with the placeholders filled in. `file` is the file's name, for error
 * messages.
 */
export function loadLegalSource(slug: LegalSlug, folder = 'content/legal') {
  const source = readContentFile(folder, slug)
  const { head: said, markdown } = parseContentFile(source, legalHead)
  return { ...said, file: source.file, markdown }
}
