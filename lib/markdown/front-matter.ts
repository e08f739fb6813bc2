import matter from 'gray-matter'
import { z } from 'zod'
import { type PictureName, pictures } from '@/content/pictures'
import { isDay } from '@/lib/calendar/day'
import { ContentError } from '@/lib/markdown/content-error'
import { type ContentFile } from '@/lib/markdown/content-folder'
import { toSmartQuotes } from '@/lib/markdown/to-smart-quotes'
import { fillPlaceholders } from '@/lib/markdown/placeholders'

/** A line of text shown on a page. */
export const line = z.string('must be text').trim().min(1, 'is empty').overwrite(toSmartQuotes)

/** Text shown in search results below a page's title. */
export const searchTextSchema = line
  .min(120, 'is shorter than 120 characters')
  .max(160, 'is longer than 160 characters')

export const picture = z.custom<PictureName>(
  (name) => typeof name === 'string' && Object.hasOwn(pictures, name),
  'is no picture of content/pictures.ts',
)

/** A day in front matter: `2025-09-02` */
export const day = z.string('must be text').refine(isDay, 'is no day of the calendar, YYYY-MM-DD')

/**
 * Split a file into its parsed front matter and its Markdown, and fill in the placeholders of both.
 *
 * Throws `ContentError` listing everything wrong with the front matter.
 */
export function parseContentFile<Head extends z.ZodType>(
  { file, language, text }: Pick<ContentFile, 'file' | 'language' | 'text'>,
  schema: Head,
): { readonly head: z.infer<Head>; readonly markdown: string } {
  const { data, content } = split(file, fillPlaceholders(text, file, language))
  const parsed = schema.safeParse(data)
  if (!parsed.success)
    throw new ContentError(file, parsed.error.issues.map((issue) => fault(issue, data)).join('; '))
  return { head: parsed.data, markdown: content }
}

function split(file: string, text: string) {
  try {
    // Passing options turns off gray-matter's cache, which would return broken front matter as empty the second time.
    return matter(text.replace(/^---\n[^]*?\n---$/m, quoteDays), {})
  } catch (error) {
    throw new ContentError(file, 'its front matter is no YAML', { cause: error })
  }
}

/** Put days in quotes: without them, YAML reads 30 February as an instant on 2 March. */
function quoteDays(head: string): string {
  return head.replace(/: (\d{4}-\d{2}-\d{2})$/gm, ": '$1'")
}

function fault({ path, message, code }: z.core.$ZodIssue, data: Readonly<Record<string, unknown>>): string {
  const name = path.join('.')
  if (code === 'unrecognized_keys') return message
  return `"${name}" ${path.length === 1 && data[name] === undefined ? 'is missing' : message}`
}
