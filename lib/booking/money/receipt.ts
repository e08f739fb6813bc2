import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Party } from '@/lib/booking/party'
import { type ChangedPlaces, type Places, placesCents } from '@/lib/booking/seats/places'
import { splitVat, type VatShare } from '@/lib/booking/money/vat'
import { type Day } from '@/lib/calendar/day'

/** Names for amounts that are not the price of particular places. */
export const SUMS = [
  'part_of_price',
  'agreed_price',
  'cancellation',
  'guests_changed',
  'date_changed',
  'price_reduction',
  'payment_returned',
] as const

export type Sum = (typeof SUMS)[number]

/** A line of a receipt or credit note; its text is written where it is rendered. */
type DocumentLine = {
  readonly what:
    | keyof Party
    | Sum
    /** For a move: the previous price of the places, deducted. */
    | 'paid_before'
    /** The difference between the payment and the places' price. */
    | 'difference'
  readonly count: number
  /** Negative if deducted. */
  readonly eachCents: number
}

/** The subject of one payment or refund. */
export type DocumentSubject =
  /** A booking paid or refunded as a whole. */
  | { readonly kind: 'booking'; readonly places: Places }
  | ({ readonly kind: 'party' } & Pick<ChangedPlaces, 'added' | 'leaving'>)
  | { readonly kind: 'move'; readonly before: Places; readonly after: Places }
  /** Another amount: a courtesy, a part, or the share of one payment. */
  | { readonly kind: 'amount'; readonly what: Sum }

export type MoneyDocument = {
  readonly lines: readonly DocumentLine[]
  readonly grossCents: number
  readonly vat: VatShare
}

/** A document as issued: it keeps the facts of that day, even if they change later. */
export type IssuedDocument = MoneyDocument & {
  readonly seller: {
    readonly legalName: string
    readonly businessId: string
    readonly vatNumber: string
    readonly address: string
  }
  readonly tour: string
  readonly day: Day
}

/** A receipt or credit note with everything printed on it. */
export type PrintedReceipt = {
  /**
   * `R-2026-000001`, or `C-2026-000001` for a credit note. Each series restarts at 1 every year, by the Helsinki date
   * of issue. Rule: receipt-numbers (docs/rules.md)
   */
  readonly number: string
  /** `R`: a receipt; `C`: a credit note. */
  readonly series: 'R' | 'C'
  readonly issuedAt: Date
  /** For a credit note: the receipt of the payment, null if there is none. */
  readonly corrects: string | null
  /** When the payment or refund was made by the provider's clock, and the method. */
  readonly money: { readonly at: Date; readonly method: MoneyMethod }
  /** The booking's reference. */
  readonly reference: string
  /** Empty once the guest is erased. */
  readonly buyer: string
  readonly document: IssuedDocument
}

/**
 * Write the receipt of one payment: its own lines, which add up to the amount paid, and the tax included.
 *
 * @param grossCents  the amount paid, above 0: there is no receipt for nothing
 * @param rateTenths  the VAT rate on the day of the payment, see `vatRateOn`
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function writeReceipt(
  subject: DocumentSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): MoneyDocument {
  const lines = addDifference(toDocumentLines(subject, grossCents), grossCents)
  return { lines, grossCents, vat: splitVat(grossCents, rateTenths) }
}

/**
 * Write the credit note of one refund, with positive amounts like a receipt: its lines are what is refunded.
 *
 * @param rateTenths  the VAT rate of the refunded payment
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function writeCreditNote(
  subject: DocumentSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): MoneyDocument {
  const lines = toDocumentLines(subject, grossCents)
  // A reduction by a change is deducted; a full refund of a payment has the lines of its receipt.
  const isCheaper = sumOf(lines) < 0
  const returned = isCheaper ? lines.map((line) => ({ ...line, eachCents: 0 - line.eachCents })) : lines
  return { lines: addDifference(returned, grossCents), grossCents, vat: splitVat(grossCents, rateTenths) }
}

function toDocumentLines(subject: DocumentSubject, grossCents: number): readonly DocumentLine[] {
  if (subject.kind === 'booking') return placeLines(subject.places, 1)
  if (subject.kind === 'party') return [...placeLines(subject.added, 1), ...placeLines(subject.leaving, -1)]
  if (subject.kind === 'amount') return [{ what: subject.what, count: 1, eachCents: grossCents }]
  const before = { what: 'paid_before', count: 1, eachCents: -placesCents(subject.before) } as const
  return [...placeLines(subject.after, 1), before]
}

function placeLines(places: Places, sign: 1 | -1): readonly DocumentLine[] {
  return places.map(({ band, count, eachCents }) => ({ what: band, count, eachCents: sign * eachCents }))
}

/** Add a line for any amount waived, missing or refunded before, so that the document adds up to its payment. */
function addDifference(lines: readonly DocumentLine[], grossCents: number): readonly DocumentLine[] {
  const eachCents = grossCents - sumOf(lines)
  return eachCents === 0 ? lines : [...lines, { what: 'difference', count: 1, eachCents }]
}

function sumOf(lines: readonly DocumentLine[]): number {
  return lines.reduce((total, { count, eachCents }) => total + count * eachCents, 0)
}
