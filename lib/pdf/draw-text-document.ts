import 'server-only'
import { helsinkiInstant } from '@/lib/calendar/day'
import { formatDate } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { createPdf } from '@/lib/pdf/create-pdf'
import { words } from '@/lib/words/words'

export type TextDocument = {
  readonly title: string
  readonly author: string
  readonly language: Language
  /** The day in Helsinki from which the text is in force. */
  readonly day: string
  readonly blocks: readonly { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }[]
}

/** Draw a text on A4 pages. The same text produces the same bytes. */
export async function drawTextDocument(text: TextDocument): Promise<Buffer> {
  const { title, author, language, day, blocks } = text
  const at = helsinkiInstant(day, '12:00')
  const { write, list, close } = await createPdf({ title, author, at, language })
  write('P', 'display', 14, author)
  write('H1', 'display', 24, title)
  write('P', 'text', 10, words('papers', language)('asOf', { date: formatDate(day, language) }))
  let items: string[] = []
  for (const [index, { kind, text }] of blocks.entries()) {
    if (kind === 'heading') write('H2', 'display', 14, text)
    if (kind === 'paragraph') write('P', 'text', 10, text)
    if (kind !== 'item') continue
    items.push(text)
    if (blocks[index + 1]?.kind === 'item') continue
    list(10, items)
    items = []
  }
  return close()
}
