import 'server-only'
import { formatDate, helsinkiInstant } from '@/lib/calendar/day'
import { openPaper } from '@/lib/pdf/open-paper'

export type PrintedText = {
  readonly title: string
  readonly author: string
  /** The Helsinki day from which it holds. */
  readonly day: string
  readonly blocks: readonly { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }[]
}

/** Draw a text on pages A4. The same words give the same bytes. */
export async function drawText({ title, author, day, blocks }: PrintedText): Promise<Buffer> {
  const { write, list, close } = await openPaper({ title, author, at: helsinkiInstant(day, '12:00') })
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
