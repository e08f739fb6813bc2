import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Party } from '@/lib/booking/party'
import { type ChangedPlaces, type Places, totalPlacesCents } from '@/lib/booking/seats/places'
import { splitVat, type VatBreakdown } from '@/lib/booking/money/vat'
import { type Day } from '@/lib/calendar/day'

/** What an amount on a receipt is for, if it is not the price of particular places. */
export const AMOUNT_PURPOSES = [
  'part_of_price',
  'agreed_price',
  'cancellation',
  'guests_changed',
  'date_changed',
  'price_reduction',
  'payment_returned',
] as const

export type AmountPurpose = (typeof AMOUNT_PURPOSES)[number]

/** A line of a receipt or credit note. The code that renders it supplies the text. */
type DocumentLine = {
  readonly what:
    | keyof Party
    | AmountPurpose
    /** For a move to another date: the old price of the places, deducted from the new one. */
    | 'paid_before'
    /** The difference between the amount paid and the price of the places. */
    | 'difference'
  readonly count: number
  /** Price of each place, in cents; negative if deducted. */
  readonly eachCents: number
}

/** What a payment or refund is for. */
export type ReceiptSubject =
  /** The whole booking was paid or refunded. */
  | { readonly kind: 'booking'; readonly places: Places }
  | ({ readonly kind: 'party' } & Pick<ChangedPlaces, 'added' | 'leaving'>)
  | { readonly kind: 'move'; readonly before: Places; readonly after: Places }
  /** Any other amount: a courtesy refund, a part payment, or the share of a refund that came out of one payment. */
  | { readonly kind: 'amount'; readonly what: AmountPurpose }

export type ReceiptContents = {
  readonly lines: readonly DocumentLine[]
  readonly grossCents: number
  readonly vat: VatBreakdown
}

/** A receipt or credit note as issued: it keeps the facts as of that day, even if they change later. */
export type IssuedReceipt = ReceiptContents & {
  readonly seller: {
    readonly legalName: string
    readonly businessId: string
    readonly vatNumber: string
    readonly address: string
  }
  readonly tour: string
  readonly day: Day
}

/** Everything printed on a receipt or credit note. */
export type PrintedReceipt = {
  /**
   * `R-2026-000001`, or `C-2026-000001` for a credit note. Each series restarts at 1 every year, by the Helsinki date
   * of issue. Rule: receipt-numbers (docs/rules.md)
   */
  readonly number: string
  /** The series of the document: `R` for a receipt, `C` for a credit note. */
  readonly series: 'R' | 'C'
  readonly issuedAt: Date
  /** For a credit note, the number of the receipt it corrects; null if there is none. */
  readonly corrects: string | null
  /** When the payment or refund was made, by the provider's clock, and by which method. */
  readonly money: { readonly at: Date; readonly method: MoneyMethod }
  /** The booking's reference. */
  readonly reference: string
  /** The guest's name; empty once the guest has been erased. */
  readonly buyer: string
  readonly document: IssuedReceipt
}

/**
 * Write the receipt for a payment: lines that add up to the amount paid, and the VAT included.
 *
 * @param grossCents  the amount paid, above 0: there is no receipt for nothing
 * @param rateTenths  the VAT rate on the day of the payment, see `vatRateOn`
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function composeReceipt(
  subject: ReceiptSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): ReceiptContents {
  const lines = addDifference(toDocumentLines(subject, grossCents), grossCents)
  return { lines, grossCents, vat: splitVat(grossCents, rateTenths) }
}

/**
 * Write the credit note for a refund. Its lines list what is refunded, as positive amounts.
 *
 * @param rateTenths  the VAT rate of the refunded payment
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function composeCreditNote(
  subject: ReceiptSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): ReceiptContents {
  const lines = toDocumentLines(subject, grossCents)
  // If a change made the booking cheaper, its lines add up to a negative amount, so reverse their signs.
  const isCheaper = sumOf(lines) < 0
  const returned = isCheaper ? lines.map((line) => ({ ...line, eachCents: 0 - line.eachCents })) : lines
  return { lines: addDifference(returned, grossCents), grossCents, vat: splitVat(grossCents, rateTenths) }
}

function toDocumentLines(subject: ReceiptSubject, grossCents: number): readonly DocumentLine[] {
  if (subject.kind === 'booking') return placeLines(subject.places, 1)
  if (subject.kind === 'party') return [...placeLines(subject.added, 1), ...placeLines(subject.leaving, -1)]
  if (subject.kind === 'amount') return [{ what: subject.what, count: 1, eachCents: grossCents }]
  const before = { what: 'paid_before', count: 1, eachCents: -totalPlacesCents(subject.before) } as const
  return [...placeLines(subject.after, 1), before]
}

function placeLines(places: Places, sign: 1 | -1): readonly DocumentLine[] {
  return places.map(({ band, count, eachCents }) => ({ what: band, count, eachCents: sign * eachCents }))
}

/** Add a line for any amount waived, missing or already refunded, so that the lines add up to the gross amount. */
function addDifference(lines: readonly DocumentLine[], grossCents: number): readonly DocumentLine[] {
  const eachCents = grossCents - sumOf(lines)
  return eachCents === 0 ? lines : [...lines, { what: 'difference', count: 1, eachCents }]
}

function sumOf(lines: readonly DocumentLine[]): number {
  return lines.reduce((total, { count, eachCents }) => total + count * eachCents, 0)
}
