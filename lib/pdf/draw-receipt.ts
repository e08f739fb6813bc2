import 'server-only'
import { METHOD_WORDS } from '@/lib/booking/method-words'
import { formatEuros } from '@/lib/booking/money'
import { type PrintedReceipt } from '@/lib/booking/receipt'
import { formatDate, formatDay, helsinkiDay } from '@/lib/calendar/day'
import { atRight, bold, type Cells, columnHead, openPaper, rowHead } from '@/lib/pdf/open-paper'

/**
 * Draw a receipt or credit note on an A4 page: tagged for screen readers (PDF/UA), with its typefaces inside. The same
 * receipt gives the same bytes, whenever it is drawn.
 *
 * @param brand  whose paper it is, beside the name in the trade register
 */
export async function drawReceipt(receipt: PrintedReceipt, brand: string): Promise<Buffer> {
  const { number, issuedAt, document } = receipt
  const title = `${receipt.series === 'R' ? 'Receipt' : 'Credit note'} ${number}`
  const { printed, write, tabulate, skip, close } = await openPaper({
    title,
    author: document.seller.legalName,
    at: issuedAt,
  })

  write('P', 'display', 14, brand)
  write('H1', 'display', 26, title)
  // A forgotten guest has none, and the law asks a receipt for travellers for no name.
  if (receipt.buyer !== '') {
    const unnamed = `the guest of booking ${receipt.reference} (${UNPRINTED})`
    write('P', 'text', 11, `For ${printed(receipt.buyer, unnamed)}`)
  }
  tabulate(factsOf(receipt), [140, '*'])
  tabulate(linesOf(receipt), ['*', 60, 80, 90])
  tabulate(sumsOf(receipt), ['*', 90])
  skip(1.5)
  write('P', 'text', 9, noteOf(receipt))
  return close()
}

/** Beside the reference, by which the name is found. */
const UNPRINTED = 'whose name has letters that we cannot print'

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

const LINE_WORDS = {
  adults: 'Adults',
  children: 'Children',
  paid_before: 'Paid before',
  difference: 'Difference',
  part_of_price: 'Part of the price',
  agreed_price: 'Agreed price',
  cancellation: 'Cancellation',
  guests_changed: 'Change of guests',
  date_changed: 'Change of date',
  price_reduction: 'Price reduction',
  payment_returned: 'Payment returned',
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
