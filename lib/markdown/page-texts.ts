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
  const { source, english, markdown, facts } = readInfoPage(slug, language, folder)
  const addresses = new Map(loadArticleFacts(language).map((article) => [article.slug, article.address]))
  const sectionIds = language === 'en' ? undefined : listSectionIds(english)
  return { ...facts, body: renderMarkdown(markdown, { ...source, addresses, sectionIds }) }
}

/** Load the facts about an information page, but not its body, which is slow to render. */
export function loadInfoPageFacts(slug: InfoPageSlug, language: Language): Omit<InfoPageText, 'body'> {
  return readInfoPage(slug, language, 'content/pages').facts
}

function readInfoPage(slug: InfoPageSlug, language: Language, folder: string) {
  const english = parseContentFile(readContentFile(folder, slug), guideHead)
  const source = readContentFile(folder, slug, language)
  const { head: said, markdown } =
    language === 'en' ? english : parseContentFile(source, z.strictObject(guideWords))
  return { source, english: english.markdown, markdown, facts: { ...english.head, ...said, slug } }
}

const legalWords = { title: line, description: searchTextSchema }
const legalHead = z.strictObject({ ...legalWords, updated: day })

/** Load a legal text. Throws `ContentError` if it cannot be published. */
export function loadLegalText(slug: LegalSlug, language: Language = 'en', folder?: string): LegalText {
  const { file, markdown, english, ...said } = loadLegalSource(slug, language, folder)
  const sectionIds = english === null ? undefined : listSectionIds(english)
  return { ...said, body: renderMarkdown(markdown, { file, language, addresses: new Map(), sectionIds }) }
}

/**
 * Load a legal text as its author wrote it, with the placeholders filled in. `file` is the file's name, for error
 * messages; `english` is the English text of a translation.
 */
export function loadLegalSource(slug: LegalSlug, language: Language = 'en', folder = 'content/legal') {
  const original = readContentFile(folder, slug)
  const { head, markdown } = parseContentFile(original, legalHead)
  if (language === 'en') return { ...head, file: original.file, markdown, english: null }
  const source = readContentFile(folder, slug, language)
  const own = parseContentFile(source, z.strictObject(legalWords))
  return { ...head, ...own.head, file: source.file, markdown: own.markdown, english: markdown }
}
