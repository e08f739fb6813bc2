import 'server-only'
import { z } from 'zod'
import { type LegalSlug, type LegalText } from '@/content/legal/legal-text'
import { readSource } from '@/lib/markdown/content-folder'
import { day, line, parseSource, searchText } from '@/lib/markdown/front-matter'
import { renderMarkdown } from '@/lib/markdown/render-markdown'

const head = z.strictObject({ title: line, description: searchText, updated: day })

/** Throws `ContentError` if it cannot be published. */
export function loadLegalText(slug: LegalSlug, folder?: string): LegalText {
  const { file, markdown, ...said } = loadLegalSource(slug, folder)
  return { ...said, body: renderMarkdown(markdown, { file, slugs: new Set() }) }
}

/** Load a legal text as its author wrote it, with the placeholders filled in. `file` is its name for error messages. */
export function loadLegalSource(slug: LegalSlug, folder = 'content/legal') {
  const source = readSource(folder, slug)
  const { head: said, markdown } = parseSource(source, head)
  return { ...said, file: source.file, markdown }
}
