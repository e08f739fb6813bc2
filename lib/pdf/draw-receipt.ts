import 'server-only'
import { type PrintedReceipt } from '@/lib/booking/money/receipt'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Words } from '@/lib/emails/locale-texts'
import {
  rightAlignedCell,
  boldCell,
  type TableCells,
  columnHeaderCell,
  createPdf,
  rowHeaderCell,
} from '@/lib/pdf/create-pdf'

/**
 * Draw a receipt or credit note on an A4 page: tagged for screen readers (PDF/UA), with embedded typefaces. The same
 * receipt always produces the same bytes.
 *
 * @param brand  the trading name, shown with the registered name
 */
export async function drawReceipt(receipt: PrintedReceipt, brand: string, words: Words): Promise<Buffer> {
  const { number, issuedAt, document, series } = receipt
  const title = `${words.receipt.title[series]} ${number}`
  const { printed, write, tabulate, skip, close } = await createPdf({
    title,
    author: document.seller.legalName,
    at: issuedAt,
  })

  write('P', 'display', 14, brand)
  write('H1', 'display', 26, title)
  // An erased guest has no name, and the law does not require one on a receipt for travellers.
  if (receipt.buyer !== '') {
    // A name that cannot be printed is replaced by the booking reference, under which it can be looked up.
    const unnamed = words.receipt.unprintedBuyer(receipt.reference)
    write('P', 'text', 11, words.receipt.buyer(printed(receipt.buyer, unnamed)))
  }
  tabulate(listFacts(receipt, words), [140, '*'])
  tabulate(listLines(receipt, words), ['*', 60, 80, 90])
  tabulate(listSums(receipt, words), ['*', 90])
  skip(1.5)
  write('P', 'text', 9, words.receipt.note[series])
  return close()
}

function listFacts(
  { series, issuedAt, corrects, money, reference, document }: PrintedReceipt,
  { receipt, businessId, formatDate, formatDay }: Words,
): TableCells {
  const { seller, tour, day } = document
  const { title, labels, paid, methods } = receipt
  const facts = [
    [
      labels.seller,
      `${seller.legalName}\n${seller.address}\n${businessId} ${seller.businessId}, ${labels.vat} ${seller.vatNumber}`,
    ],
    [labels.issued, formatDate(helsinkiDay(issuedAt))],
    [paid[series], `${formatDate(helsinkiDay(money.at))}, ${methods[money.method]}`],
    ...(corrects === null ? [] : [[labels.corrects, `${title.R} ${corrects}`]]),
    [labels.booking, reference],
    [labels.tour, `${tour}\n${formatDay(day)}`],
  ]
  return facts.map(([label = '', value = '']) => [rowHeaderCell(label), value])
}

function listLines(
  { document }: PrintedReceipt,
  { receipt: { columns, lines }, formatEuros }: Words,
): TableCells {
  return [
    [
      columnHeaderCell(columns.what),
      columnHeaderCell(columns.number, 'right'),
      columnHeaderCell(columns.price, 'right'),
      columnHeaderCell(columns.sum, 'right'),
    ],
    ...document.lines.map(({ what, count, eachCents }) => [
      lines[what],
      rightAlignedCell(String(count)),
      rightAlignedCell(formatEuros(eachCents)),
      rightAlignedCell(formatEuros(count * eachCents)),
    ]),
  ]
}

function listSums({ series, document }: PrintedReceipt, { receipt, formatEuros }: Words): TableCells {
  const { rateTenths, netCents, vatCents } = document.vat
  return [
    [rowHeaderCell(receipt.withoutVat), rightAlignedCell(formatEuros(netCents))],
    [rowHeaderCell(`${receipt.labels.vat} ${rateTenths / 10} %`), rightAlignedCell(formatEuros(vatCents))],
    [
      boldCell(rowHeaderCell(receipt.total[series])),
      boldCell(rightAlignedCell(formatEuros(document.grossCents))),
    ],
  ]
}
