import 'server-only'
import { z } from 'zod'
import { type InfoPageSlug, type InfoPageText } from '@/content/pages/info-page-text'
import { type Language } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { readContentFile } from '@/lib/markdown/content-folder'
import { day, line, parseContentFile, picture, searchTextSchema } from '@/lib/markdown/front-matter'
import { listSectionIds, renderMarkdown } from '@/lib/markdown/render-markdown'
import { type LegalSlug, type LegalText } from '@/content/legal/legal-text'

/** What a translation says in its own words; the rest is in the English file. */
const guideWords = { title: line, description: searchTextSchema, summary: line }
const guideHead = z.strictObject({ ...guideWords, picture, updated: day })

/** Load an information page. Throws `ContentError` if it cannot be published. */
export function loadInfoPageText(
  slug: InfoPageSlug,
  language: Language = 'en',
  folder = 'content/pages',
): InfoPageText {
  const english = parseContentFile(readContentFile(folder, slug), guideHead)
  const addresses = new Map(loadArticleFacts(language).map((article) => [article.slug, article.address]))
  const source = readContentFile(folder, slug, language)
  const { head: said, markdown } =
    language === 'en' ? english : parseContentFile(source, z.strictObject(guideWords))
  const sectionIds = language === 'en' ? undefined : listSectionIds(english.markdown)
  return {
    ...english.head,
    ...said,
    slug,
    body: renderMarkdown(markdown, { ...source, addresses, sectionIds }),
  }
}

const legalWords = { title: line, description: searchTextSchema }
const legalHead = z.strictObject({ ...legalWords, updated: day })

/** Load a legal text. Throws `ContentError` if it cannot be published. */
export function loadLegalText(slug: LegalSlug, language: Language = 'en', folder?: string): LegalText {
  const { file, markdown, sectionIds, ...said } = loadLegalSource(slug, language, folder)
  return { ...said, body: renderMarkdown(markdown, { file, language, addresses: new Map(), sectionIds }) }
}

/**
 * Load a legal text as its author wrote it, with the placeholders filled in. `file` is the file's name, for error
 * messages; `sectionIds` are those of a translation.
 */
export function loadLegalSource(slug: LegalSlug, language: Language = 'en', folder = 'content/legal') {
  const english = readContentFile(folder, slug)
  const { head, markdown } = parseContentFile(english, legalHead)
  if (language === 'en') return { ...head, file: english.file, markdown, sectionIds: undefined }
  const source = readContentFile(folder, slug, language)
  const own = parseContentFile(source, z.strictObject(legalWords))
  return {
    ...head,
    ...own.head,
    file: source.file,
    markdown: own.markdown,
    sectionIds: listSectionIds(markdown),
  }
}
