import 'server-only'
import { helsinkiInstant } from '@/lib/calendar/day'
import { formatDate } from '@/lib/language/dates'
import { createPdf } from '@/lib/pdf/create-pdf'

export type TextDocument = {
  readonly title: string
  readonly author: string
  /** The day in Helsinki from which the text is in force. */
  readonly day: string
  readonly blocks: readonly { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }[]
}

/** Draw a text on A4 pages. The same text produces the same bytes. */
export async function drawTextDocument({ title, author, day, blocks }: TextDocument): Promise<Buffer> {
  const { write, list, close } = await createPdf({ title, author, at: helsinkiInstant(day, '12:00') })
  write('P', 'display', 14, author)
  write('H1', 'display', 24, title)
  write('P', 'text', 10, `As of ${formatDate(day)}`)
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
