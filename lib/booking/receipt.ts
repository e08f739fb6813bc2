import { type MoneyMethod } from '@/lib/booking/money-methods'
import { type Party } from '@/lib/booking/party'
import { type ChangedPlaces, type Places, placesCents } from '@/lib/booking/places'
import { vatIn, type VatShare } from '@/lib/booking/vat'
import { type Day } from '@/lib/calendar/day'

/** What a sum is for that is the price of no places in particular. */
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

/** What a line of a receipt or credit note is for; its words stand at the edge. */
type DocumentLine = {
  readonly what:
    | keyof Party
    | Sum
    /** Of a move: what the places had cost before, taken off. */
    | 'paid_before'
    /** By how much the money differs from the places' price. */
    | 'difference'
  readonly count: number
  /** Below 0 where it is taken off. */
  readonly eachCents: number
}

/** What one payment or one refund is for. */
export type DocumentSubject =
  /** A booking that is paid, or returned as a whole. */
  | { readonly kind: 'booking'; readonly places: Places }
  | ({ readonly kind: 'party' } & Pick<ChangedPlaces, 'added' | 'leaving'>)
  | { readonly kind: 'move'; readonly before: Places; readonly after: Places }
  /** Another sum: a courtesy, a part, or as far as one payment reaches. */
  | { readonly kind: 'amount'; readonly what: Sum }

export type MoneyDocument = {
  readonly lines: readonly DocumentLine[]
  readonly grossCents: number
  readonly vat: VatShare
}

/** A document as it was issued: what may change later stands in it as it was on that day. */
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

/** A receipt or credit note with all that its paper shows. */
export type PrintedReceipt = {
  /** `R-2026-000001`, and `C-2026-000001` for a credit note: each counts from 1 in the Helsinki year of issue. Rule: receipt-numbers (docs/rules.md) */
  readonly number: string
  /** `R`: a receipt; `C`: a credit note. */
  readonly series: 'R' | 'C'
  readonly issuedAt: Date
  /** Of a credit note: the receipt of the payment, null where that has none. */
  readonly corrects: string | null
  /** When the money was paid or returned by the provider's clock, and how it was paid. */
  readonly money: { readonly at: Date; readonly method: MoneyMethod }
  /** Of the booking. */
  readonly reference: string
  /** Empty when the guest was forgotten. */
  readonly buyer: string
  readonly document: IssuedDocument
}

/**
 * The receipt of one payment: the lines of that payment alone, which add up to what was paid, and the tax in it.
 *
 * @param grossCents  what was paid, above 0: nothing has no receipt
 * @param rateTenths  of the day of the payment, see `vatRateOn`
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function writeReceipt(
  subject: DocumentSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): MoneyDocument {
  const lines = addDifference(linesOf(subject, grossCents), grossCents)
  return { lines, grossCents, vat: vatIn(grossCents, rateTenths) }
}

/**
 * The credit note of one refund, in figures above 0 like those of a receipt: its lines are what is returned.
 *
 * @param rateTenths  of the payment that it returns
 *
 * Rule: receipt-lines (docs/rules.md)
 */
export function writeCreditNote(
  subject: DocumentSubject,
  { grossCents, rateTenths }: { readonly grossCents: number; readonly rateTenths: number },
): MoneyDocument {
  const lines = linesOf(subject, grossCents)
  // What a change has made cheaper is taken off; a payment that goes back whole has the lines of its receipt.
  const isCheaper = sumOf(lines) < 0
  const returned = isCheaper ? lines.map((line) => ({ ...line, eachCents: 0 - line.eachCents })) : lines
  return { lines: addDifference(returned, grossCents), grossCents, vat: vatIn(grossCents, rateTenths) }
}

function linesOf(subject: DocumentSubject, grossCents: number): readonly DocumentLine[] {
  if (subject.kind === 'booking') return placeLines(subject.places, 1)
  if (subject.kind === 'party') return [...placeLines(subject.added, 1), ...placeLines(subject.leaving, -1)]
  if (subject.kind === 'amount') return [{ what: subject.what, count: 1, eachCents: grossCents }]
  const before = { what: 'paid_before', count: 1, eachCents: -placesCents(subject.before) } as const
  return [...placeLines(subject.after, 1), before]
}

function placeLines(places: Places, sign: 1 | -1): readonly DocumentLine[] {
  return places.map(({ band, count, eachCents }) => ({ what: band, count, eachCents: sign * eachCents }))
}

/** What was waived, is short, or went back before, is a line as well: a document adds up to its money. */
function addDifference(lines: readonly DocumentLine[], grossCents: number): readonly DocumentLine[] {
  const eachCents = grossCents - sumOf(lines)
  return eachCents === 0 ? lines : [...lines, { what: 'difference', count: 1, eachCents }]
}

function sumOf(lines: readonly DocumentLine[]): number {
  return lines.reduce((total, { count, eachCents }) => total + count * eachCents, 0)
}
