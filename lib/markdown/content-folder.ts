import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type ContentFile = {
  /** Path of the file, for error messages: `content/blog/glass-igloos-lapland-complete-guide.md`. */
  readonly file: string
  /** The file's name without its extension. */
  readonly slug: string
  readonly text: string
}

const ENDING = '.md'

/**
 * Read the Markdown files of a folder.
 *
 * @param folder  relative to the project root, such as `content/blog`
 */
export function readContentFolder(folder: string): readonly ContentFile[] {
  return readdirSync(path.resolve(folder))
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => readContentFile(folder, name.slice(0, -ENDING.length)))
}

export function readContentFile(folder: string, slug: string): ContentFile {
  const file = `${folder}/${slug}${ENDING}`
  return { file, slug, text: readFileSync(path.resolve(file), 'utf8') }
}
