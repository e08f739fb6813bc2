import 'server-only'
import { type PrintedReceipt } from '@/lib/booking/money/receipt'
import { helsinkiDay } from '@/lib/calendar/day'
import { formatDate, formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import {
  rightAlignedCell,
  boldCell,
  type TableCells,
  columnHeaderCell,
  createPdf,
  rowHeaderCell,
} from '@/lib/pdf/create-pdf'
import { paymentMethodText } from '@/lib/words/money/payment-method-texts'
import { words } from '@/lib/words/words'

/** The messages for each series: receipts and credit notes. */
const SERIES = {
  R: { title: 'receipt', paid: 'paid', total: 'totalPaid', note: 'receiptNote' },
  C: { title: 'creditNote', paid: 'returned', total: 'totalReturned', note: 'creditNoteNote' },
} as const

/** The messages for the lines. */
const LINES = {
  adults: 'adults',
  children: 'children',
  paid_before: 'paidBefore',
  difference: 'difference',
  part_of_price: 'partOfPrice',
  agreed_price: 'agreedPrice',
  cancellation: 'cancellation',
  guests_changed: 'guestsChanged',
  date_changed: 'dateChanged',
  price_reduction: 'priceReduction',
  payment_returned: 'paymentReturned',
} as const satisfies Readonly<Record<PrintedReceipt['document']['lines'][number]['what'], string>>

/**
 * Draw a receipt or credit note on an A4 page: tagged for screen readers (PDF/UA), with embedded typefaces. The same
 * receipt always produces the same bytes.
 *
 * @param brand  the trading name, shown with the registered name
 */
export async function drawReceipt(
  receipt: PrintedReceipt,
  brand: string,
  language: Language,
): Promise<Buffer> {
  const { number, issuedAt, document, series, reference } = receipt
  const say = words('papers', language)
  const title = say(SERIES[series].title, { number })
  const { printed, write, tabulate, skip, close } = await createPdf({
    title,
    author: document.seller.legalName,
    at: issuedAt,
    language,
  })

  write('P', 'display', 14, brand)
  write('H1', 'display', 26, title)
  // An erased guest has no name, and the law does not require one on a receipt for travellers.
  if (receipt.buyer !== '') {
    // A name that cannot be printed is replaced by the booking reference, under which it can be looked up.
    const name = printed(receipt.buyer, say('unprintedBuyer', { reference }))
    write('P', 'text', 11, say('buyer', { name }))
  }
  tabulate(listFacts(receipt, language), [140, '*'])
  tabulate(listLines(receipt, language), ['*', 60, 80, 90])
  tabulate(listSums(receipt, language), ['*', 90])
  skip(1.5)
  write('P', 'text', 9, say(SERIES[series].note))
  return close()
}

function listFacts(
  { series, issuedAt, corrects, money, reference, document }: PrintedReceipt,
  language: Language,
): TableCells {
  const say = words('papers', language)
  const { seller, tour, day } = document
  const { legalName, address, businessId, vatNumber } = seller
  const paid = {
    date: formatDate(helsinkiDay(money.at), language),
    method: paymentMethodText(money.method, language),
  }
  const facts = [
    [say('seller'), `${legalName}\n${address}\n${say('businessIds', { businessId, vatNumber })}`],
    [say('issued'), formatDate(helsinkiDay(issuedAt), language)],
    [say(SERIES[series].paid), say('dateAndMethod', paid)],
    ...(corrects === null ? [] : [[say('corrects'), say('receipt', { number: corrects })]]),
    [say('booking'), reference],
    [say('tour'), `${tour}\n${formatDay(day, language)}`],
  ]
  return facts.map(([label = '', value = '']) => [rowHeaderCell(label), value])
}

function listLines({ document }: PrintedReceipt, language: Language): TableCells {
  const say = words('papers', language)
  return [
    [
      columnHeaderCell(say('what')),
      columnHeaderCell(say('number'), 'right'),
      columnHeaderCell(say('price'), 'right'),
      columnHeaderCell(say('sum'), 'right'),
    ],
    ...document.lines.map(({ what, count, eachCents }) => [
      say(LINES[what]),
      rightAlignedCell(String(count)),
      rightAlignedCell(formatEuros(eachCents, language)),
      rightAlignedCell(formatEuros(count * eachCents, language)),
    ]),
  ]
}

function listSums({ series, document }: PrintedReceipt, language: Language): TableCells {
  const say = words('papers', language)
  const { rateTenths, netCents, vatCents } = document.vat
  const percent = rateTenths / 10
  return [
    [rowHeaderCell(say('withoutVat')), rightAlignedCell(formatEuros(netCents, language))],
    [rowHeaderCell(say('vat', { percent })), rightAlignedCell(formatEuros(vatCents, language))],
    [
      boldCell(rowHeaderCell(say(SERIES[series].total))),
      boldCell(rightAlignedCell(formatEuros(document.grossCents, language))),
    ],
  ]
}
