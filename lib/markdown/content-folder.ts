import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language } from '@/lib/language/language'
import { ContentError } from '@/lib/markdown/content-error'

export type ContentFile = {
  /** Path of the file, for error messages: `content/blog/glass-igloos-lapland-complete-guide.md`. */
  readonly file: string
  /** The file's name without its extensions, the same in every language. */
  readonly slug: string
  readonly language: Language
  readonly text: string
}

/** The names of a folder's Markdown files without their extension. Translations, such as `ice.de.md`, do not count. */
export function listContentSlugs(folder: string): readonly string[] {
  return readdirSync(path.resolve(folder))
    .flatMap((name) => /^([^.]+)\.md$/.exec(name)?.[1] ?? [])
    .sort()
}

/**
 * Read a Markdown file: `{slug}.md`, or `{slug}.de.md` for a translation. Throws `ContentError` if it is missing.
 *
 * @param folder  relative to the project root, such as `content/blog`
 */
export function readContentFile(folder: string, slug: string, language: Language = 'en'): ContentFile {
  const file = `${folder}/${slug}${language === 'en' ? '' : `.${language}`}.md`
  if (!existsSync(path.resolve(file))) throw new ContentError(file, 'this translation is missing')
  return { file, slug, language, text: readFileSync(path.resolve(file), 'utf8') }
}
