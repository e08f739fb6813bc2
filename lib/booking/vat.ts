import { type TourId } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'

/** A rate of value added tax, in tenths of a percent, and the first day on which it holds. */
export type VatRate = { readonly from: Day; readonly tenths: number }

/** The rates of every tour, the oldest first. Their home is `content/vat.ts`. */
export type VatRates = Readonly<Record<TourId, readonly VatRate[]>>

/**
 * The rate on a day: that of the payment, in Helsinki. A credit note has the rate of the payment that it returns.
 *
 * @returns  tenths of a percent: 255 is 25.5 %
 *
 * Throws `RangeError` when no rate holds on that day. Rule: vat (docs/rules.md)
 */
export function vatRateOn(rates: readonly VatRate[], day: Day): number {
  const rate = rates.findLast(({ from }) => from <= day)
  if (!rate) throw new RangeError(`no rate of value added tax on ${day}`)
  return rate.tenths
}

/** What a sum with tax is made of, in cents. */
export type VatShare = {
  readonly rateTenths: number
  readonly grossCents: number
  readonly netCents: number
  readonly vatCents: number
}

/** The tax in a sum that includes it: gross × r / (100 + r), rounded once for each document and rate. Rule: vat (docs/rules.md) */
export function vatIn(grossCents: number, rateTenths: number): VatShare {
  const vatCents = Math.round((grossCents * rateTenths) / (1000 + rateTenths))
  return { rateTenths, grossCents, netCents: grossCents - vatCents, vatCents }
}
