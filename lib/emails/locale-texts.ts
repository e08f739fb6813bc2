import { type EmailSender } from '@/lib/emails/facts/sender'
import { formatDate, formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { PAYMENT_METHOD_TEXTS } from '@/lib/words/money/payment-method-texts'

/** The texts and formats of one language, shared by e-mails, receipts, credit notes and calendar files. */
export type Words = typeof englishTexts

export const englishTexts = {
  /** Language code for the HTML and the calendar file. */
  language: 'en',
  formatDay,
  /** Format a day without its weekday. */
  formatDate,
  formatEuros,
  greeting: (name: string) => `Dear ${name},`,
  /** The greeting if we do not know the recipient's name, or prefer not to repeat it. */
  greetingWithoutName: 'Good day,',
  /** The signature: the company's name and contact details. */
  signature: ({ brand, phone }: EmailSender) =>
    `If anything is unclear, reply to this e-mail or call ${phone}.\n\nWarm regards,\n${brand}`,
  guestReason: (reference: string) =>
    `You are receiving this e-mail because booking ${reference} was made with this e-mail address.`,
  operatorReason: ({ brand }: EmailSender) => `Written by the booking desk of ${brand} for its own inboxes.`,
  businessId: 'Business ID',
  businessIdInLine: 'business ID',
  /** Labels of the rows in a booking's table. */
  labels: {
    reference: 'Reference',
    tour: 'Tour',
    date: 'Date',
    time: 'Time',
    place: 'Place',
    guests: 'Guests',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    requests: 'Requests',
    price: 'Price',
    method: 'Method',
  },
  /** The label before a booking reference. */
  booking: 'Booking',
  finnishTime: '(Finnish time)',
  nothingToPay: 'Nothing to pay',
  withVat: (price: string) => `${price}, VAT included`,
  /** Texts for receipts (`R`) and credit notes (`C`). */
  receipt: {
    title: { R: 'Receipt', C: 'Credit note' },
    buyer: (name: string) => `For ${name}`,
    /** Printed instead of the buyer's name if the PDF's fonts do not support it. */
    unprintedBuyer: (reference: string) =>
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
    methods: PAYMENT_METHOD_TEXTS,
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
  },
}
