import 'server-only'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatEuros } from '@/lib/booking/money'
import { type PrintedReceipt } from '@/lib/booking/receipt'
import { formatDate, formatDay, helsinkiDay } from '@/lib/calendar/day'

/** Points. */
const MARGIN = 56
const INK = '#0D1A29'
const SLATE = '#4A5D70'
const RULE = '#C9D6E1'

const FOLDER = path.join(process.cwd(), 'node_modules', '@expo-google-fonts')
const TYPEFACES = {
  text: 'figtree/400Regular/Figtree_400Regular.ttf',
  bold: 'figtree/700Bold/Figtree_700Bold.ttf',
  display: 'fraunces/400Regular/Fraunces_400Regular.ttf',
} as const

/**
 * The letters of European names that Figtree has. A name in others is left out: the law asks a receipt for travellers for
 * no name, and half of one is worse.
 */
const LETTERS =
  /^[ -~\u00A0-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u2019]+$/

type Cells = PDFKit.Mixins.TableOptionsWithData['data']

/**
 * Draw a receipt or credit note on a page A4: tagged for screen readers (PDF/UA), with its typefaces inside. The same
 * receipt gives the same bytes, whenever it is drawn.
 *
 * @param brand  whose paper it is, beside the name in the trade register
 */
export async function drawReceipt(receipt: PrintedReceipt, brand: string): Promise<Buffer> {
  const { number, issuedAt, document } = receipt
  const title = `${receipt.series === 'R' ? 'Receipt' : 'Credit note'} ${number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types of the library do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: { Title: title, Author: document.seller.legalName, CreationDate: issuedAt },
  })
  for (const [name, file] of Object.entries(TYPEFACES)) doc.registerFont(name, path.join(FOLDER, file))

  const body = doc.struct('Document')
  doc.addStructure(body)
  const write = (tag: string, font: keyof typeof TYPEFACES, size: number, words: string) => {
    body.add(
      doc.struct(tag, {}, () => void doc.font(font, size).fillColor(INK).text(words, MARGIN).moveDown(0.8)),
    )
  }
  const tabulate = (data: Cells, columnStyles: PDFKit.Mixins.TableOptions['columnStyles']) => {
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
      // Its types do not know that a table can be read out.
      ...{ structParent: body },
    })
  }

  write('P', 'display', 14, brand)
  write('H1', 'display', 26, title)
  const buyer = receipt.buyer.normalize('NFC')
  if (LETTERS.test(buyer)) write('P', 'text', 11, `For ${buyer}`)
  tabulate(factsOf(receipt), [140, '*'])
  tabulate(linesOf(receipt), ['*', 60, 80, 90])
  tabulate(sumsOf(receipt), ['*', 90])
  doc.moveDown(1.5)
  write('P', 'text', 9, noteOf(receipt))
  body.end()
  doc.end()
  return buffer(doc)
}

function factsOf({ series, issuedAt, corrects, money, reference, document }: PrintedReceipt): Cells {
  const { seller, tour, day } = document
  const paid = `${formatDate(helsinkiDay(money.at))}, ${METHOD_WORDS[money.method]}`
  const facts = [
    [
      'Seller',
      `${seller.legalName}\n${seller.address}\nBusiness ID ${seller.businessId}, VAT ${seller.vatNumber}`,
    ],
    ['Date of issue', formatDate(helsinkiDay(issuedAt))],
    [series === 'R' ? 'Paid' : 'Returned', paid],
    ...(corrects === null ? [] : [['Corrects', `Receipt ${corrects}`]]),
    ['Booking', reference],
    ['Tour', `${tour}\n${formatDay(day)}`],
  ]
  return facts.map(([label = '', value = '']) => [rowHead(label), value])
}

const METHOD_WORDS = {
  card: 'by card',
  crypto: 'in cryptocurrency',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
} as const

const LINE_WORDS = {
  adults: 'Adults',
  children: 'Children',
  paid_before: 'Paid before',
  difference: 'Difference',
} as const

function linesOf({ document }: PrintedReceipt): Cells {
  return [
    [
      columnHead('What'),
      columnHead('Number', 'right'),
      columnHead('Price', 'right'),
      columnHead('Sum', 'right'),
    ],
    ...document.lines.map(({ what, count, eachCents }) => [
      LINE_WORDS[what],
      atRight(String(count)),
      atRight(formatEuros(eachCents)),
      atRight(formatEuros(count * eachCents)),
    ]),
  ]
}

function sumsOf({ series, document }: PrintedReceipt): Cells {
  const { rateTenths, netCents, vatCents } = document.vat
  const total = series === 'R' ? 'Total paid' : 'Total returned'
  return [
    [rowHead('Without VAT'), atRight(formatEuros(netCents))],
    [rowHead(`VAT ${rateTenths / 10} %`), atRight(formatEuros(vatCents))],
    [bold(rowHead(total)), bold(atRight(formatEuros(document.grossCents)))],
  ]
}

function noteOf({ series }: PrintedReceipt): string {
  return series === 'R'
    ? 'All prices include VAT. Thank you for travelling with us.'
    : 'All sums include VAT at the rate of the payment that is returned.'
}

type Cell = Exclude<Cells[number][number], string>

const atRight = (text: string): Cell => ({ text, align: { x: 'right', y: 'top' } })
const bold = (cell: Cell): Cell => ({ ...cell, font: { src: 'bold', size: 10 }, textColor: INK })

/** `scope` says to a screen reader what a heading is of; the library's types do not know it. */
function rowHead(text: string): Cell {
  return { text, type: 'TH', textColor: SLATE, ...{ scope: 'row' } }
}

function columnHead(text: string, x: 'left' | 'right' = 'left'): Cell {
  return { text, type: 'TH', textColor: SLATE, align: { x, y: 'top' }, ...{ scope: 'column' } }
}
