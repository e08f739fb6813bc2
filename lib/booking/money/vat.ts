import { type TourId } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'

/** A VAT rate, in tenths of a percent, and the first day it applies. */
export type VatRate = { readonly from: Day; readonly tenths: number }

/** The VAT rates of every tour, oldest first. Defined in `content/vat.ts`. */
export type VatRatesByTour = Readonly<Record<TourId, readonly VatRate[]>>

/**
 * The VAT rate on a given day: for a receipt, the day of the payment in Helsinki. A credit note uses the rate of the
 * payment it refunds.
 *
 * @returns  tenths of a percent: 255 is 25.5 %
 *
 * Throws `RangeError` if no rate applies on that day. Rule: vat (docs/rules.md)
 */
export function vatRateOn(rates: readonly VatRate[], day: Day): number {
  const rate = rates.findLast(({ from }) => from <= day)
  if (!rate) throw new RangeError(`no rate of value added tax on ${day}`)
  return rate.tenths
}

/** The parts of an amount that includes tax, in cents. */
export type VatBreakdown = {
  readonly rateTenths: number
  readonly grossCents: number
  readonly netCents: number
  readonly vatCents: number
}

/**
 * The tax included in an amount: gross × r / (100 + r), rounded once for each document and rate. Rule: vat
 * (docs/rules.md)
 */
export function splitVat(grossCents: number, rateTenths: number): VatBreakdown {
  const vatCents = Math.round((grossCents * rateTenths) / (1000 + rateTenths))
  return { rateTenths, grossCents, netCents: grossCents - vatCents, vatCents }
}
