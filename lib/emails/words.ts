import { type Sender } from '@/lib/emails/facts/sender'
import { englishReceipt, type ReceiptWords } from '@/lib/emails/receipt-words'
import { formatDate, formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

/** The texts of one language that e-mails, documents and calendar files share: frame, labels and formats. */
export type Words = {
  /** Language code for the HTML and the calendar file. */
  readonly language: 'en'
  readonly formatDay: (day: string) => string
  /** Format a day without its weekday. */
  readonly formatDate: (day: string) => string
  readonly formatEuros: (cents: number) => string
  readonly greeting: (name: string) => string
  /** For a recipient whose name we do not know or do not repeat. */
  readonly greetingWithoutName: string
  /** Company name and contact details. */
  readonly signature: (sender: Sender) => string
  readonly guestReason: (reference: string) => string
  readonly operatorReason: (sender: Sender) => string
  readonly businessId: string
  readonly businessIdInLine: string
  /** Row labels of a booking's table. */
  readonly labels: Readonly<Record<Label, string>>
  /** Label in front of a booking reference. */
  readonly booking: string
  readonly finnishTime: string
  readonly nothingToPay: string
  readonly withVat: (price: string) => string
  readonly receipt: ReceiptWords
}

type Label =
  | 'reference'
  | 'tour'
  | 'date'
  | 'time'
  | 'place'
  | 'guests'
  | 'name'
  | 'email'
  | 'phone'
  | 'requests'
  | 'price'
  | 'method'

export const english: Words = {
  language: 'en',
  formatDay,
  formatDate,
  formatEuros,
  greeting: (name) => `Dear ${name},`,
  greetingWithoutName: 'Good day,',
  signature: ({ brand, phone }) =>
    `If anything is unclear, reply to this e-mail or call ${phone}.\n\nWarm regards,\n${brand}`,
  guestReason: (reference) =>
    `You are receiving this e-mail because booking ${reference} was made with this e-mail address.`,
  operatorReason: ({ brand }) => `Written by the booking desk of ${brand} for its own inboxes.`,
  businessId: 'Business ID',
  businessIdInLine: 'business ID',
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
  booking: 'Booking',
  finnishTime: '(Finnish time)',
  nothingToPay: 'Nothing to pay',
  withVat: (price) => `${price}, VAT included`,
  receipt: englishReceipt,
}
