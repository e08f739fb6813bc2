import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type PrintedReceipt } from '@/lib/booking/money/receipt'
import { METHOD_TEXTS } from '@/lib/words/money/method-text'

type Series = PrintedReceipt['series']
type Line = PrintedReceipt['document']['lines'][number]['what']
type Label = 'seller' | 'vat' | 'issued' | 'corrects' | 'booking' | 'tour'
type Column = 'what' | 'number' | 'price' | 'sum'

/** Texts of receipts (`R`) and credit notes (`C`). */
export type ReceiptWords = {
  readonly title: Readonly<Record<Series, string>>
  readonly buyer: (name: string) => string
  /** Stand-in for a name that the PDF's fonts cannot print. */
  readonly unprintedBuyer: (reference: string) => string
  readonly labels: Readonly<Record<Label, string>>
  readonly paid: Readonly<Record<Series, string>>
  readonly methods: Readonly<Record<MoneyMethod, string>>
  readonly columns: Readonly<Record<Column, string>>
  readonly lines: Readonly<Record<Line, string>>
  readonly withoutVat: string
  readonly total: Readonly<Record<Series, string>>
  readonly note: Readonly<Record<Series, string>>
}

export const englishReceipt: ReceiptWords = {
  title: { R: 'Receipt', C: 'Credit note' },
  buyer: (name) => `For ${name}`,
  unprintedBuyer: (reference) =>
    `the guest of booking ${reference} (whose name has letters that we cannot print)`,
  labels: {
    seller: 'Seller',
    vat: 'VAT',
    issued: 'Date of issue',
    corrects: 'Corrects',
    booking: 'Booking',
    tour: 'Tour',
  },
  paid: { R: 'Paid', C: 'Returned' },
  methods: METHOD_TEXTS,
  columns: { what: 'What', number: 'Number', price: 'Price', sum: 'Sum' },
  lines: {
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
  },
  withoutVat: 'Without VAT',
  total: { R: 'Total paid', C: 'Total returned' },
  note: {
    R: 'All prices include VAT. Thank you for travelling with us.',
    C: 'All sums include VAT at the rate of the payment that is returned.',
  },
}
