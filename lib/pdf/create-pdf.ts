import 'server-only'
import { buffer } from 'node:stream/consumers'
import { stripInvisible } from '@/lib/contract/strip-invisible'
import { type Language, toLocale } from '@/lib/language/language'
import { TYPEFACE_FILES, type TYPEFACES } from '@/lib/pdf/typefaces'
import { addFallbackTypefaces } from '@/lib/pdf/add-fallback-typefaces'

/** The margins of a page, in points. */
const MARGIN = 56
const INK = '#0D1A29'
const SLATE = '#4A5D70'
const RULE = '#C9D6E1'

export type TableCells = PDFKit.Mixins.TableOptionsWithData['data']
export type TableCell = Exclude<TableCells[number][number], string>

/**
 * Open an A4 document, tagged for screen readers (PDF/UA), with embedded typefaces. The same content always produces
 * the same bytes.
 */
export async function createPdf({
  title,
  author,
  at,
  language,
}: {
  readonly title: string
  readonly author: string
  readonly at: Date
  readonly language: Language
}) {
  // PDFKit is large and most processes draw nothing, so load it on demand.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The library's types do not include `PDF/UA` yet.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: toLocale(language),
    info: { Title: escapeForXml(title), Author: escapeForXml(author), CreationDate: at },
  })
  for (const [name, file] of TYPEFACE_FILES) doc.registerFont(name, file)
  const canPrint = addFallbackTypefaces(doc.font('text'))
  const body = doc.struct('Document')
  doc.addStructure(body)

  return {
    /**
     * A guest's text on one line, or `otherwise` if none of it would be visible or our typefaces lack one of its
     * letters. Rule: own-script (docs/rules.md)
     */
    printed(text: string, otherwise: string): string {
      const line = stripInvisible(text).normalize('NFC').replace(/\s+/g, ' ').trim()
      return line !== '' && canPrint(line) ? line : otherwise
    },
    write(tag: string, font: keyof typeof TYPEFACES, size: number, words: string): void {
      body.add(
        doc.struct(tag, {}, () => void doc.font(font, size).fillColor(INK).text(words, MARGIN).moveDown(0.8)),
      )
    },
    list(size: number, items: readonly string[]): void {
      const list = doc.struct('L')
      body.add(list)
      for (const words of items) {
        const entry = () =>
          void doc.font('text', size).fillColor(INK).text(`•  ${words}`, MARGIN).moveDown(0.4)
        list.add(doc.struct('LI', {}, [doc.struct('LBody', {}, entry)]))
      }
      list.end()
      doc.moveDown(0.4)
    },
    tabulate(data: TableCells, columnStyles: PDFKit.Mixins.TableOptions['columnStyles']): void {
      doc.font('text', 10).moveDown(1)
      doc.table({
        data,
        columnStyles,
        defaultStyle: {
          border: [0, 0, 0.5, 0],
          borderColor: RULE,
          textColor: INK,
          padding: [6, 8, 6, 0],
        },
        // The library's types lack this option, which makes a table readable by screen readers.
        ...{ structParent: body },
      })
    },
    skip(lines: number): void {
      doc.moveDown(lines)
    },
    close(): Promise<Buffer> {
      body.end()
      doc.end()
      return buffer(doc)
    },
  }
}

/** The library writes the title and author into XML without escaping them. */
function escapeForXml(text: string): string {
  return text.replaceAll('&', 'and').replace(/[<>]/g, '')
}

export const rightAlignedCell = (text: string): TableCell => ({ text, align: { x: 'right', y: 'top' } })
export const boldCell = (cell: TableCell): TableCell => ({
  ...cell,
  font: { src: 'bold', size: 10 },
  textColor: INK,
})

/** `scope` tells a screen reader which cells a header is for; the library's types lack it. */
export function rowHeaderCell(text: string): TableCell {
  return { text, type: 'TH', textColor: SLATE, ...{ scope: 'row' } }
}

export function columnHeaderCell(text: string, x: 'left' | 'right' = 'left'): TableCell {
  return { text, type: 'TH', textColor: SLATE, align: { x, y: 'top' }, ...{ scope: 'column' } }
}
