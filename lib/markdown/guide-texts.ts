import 'server-only'
import { z } from 'zod'
import { type GuideSlug, type GuideText } from '@/content/pages/guide-text'
import { type PictureName, pictures } from '@/content/pictures'
import { loadArticleFacts } from '@/lib/markdown/articles'
import { readSource } from '@/lib/markdown/content-folder'
import { day, line, parseSource, searchText } from '@/lib/markdown/front-matter'
import { renderMarkdown } from '@/lib/markdown/render-markdown'

const head = z.strictObject({
  title: line,
  description: searchText,
  summary: line,
  picture: z.custom<PictureName>(
    (name) => typeof name === 'string' && Object.hasOwn(pictures, name),
    'is no picture of content/pictures.ts',
  ),
  updated: day,
})

/** Throws `ContentError` if it cannot be published. */
export function loadGuideText(slug: GuideSlug, folder = 'content/pages'): GuideText {
  const source = readSource(folder, slug)
  const { head: said, markdown } = parseSource(source, head)
  const slugs = new Set(loadArticleFacts().map((article) => article.slug))
  return { ...said, slug, body: renderMarkdown(markdown, { file: source.file, slugs }) }
}
