import { tours } from '@/content/tours/all-tours'
import { type VatRate, type VatRates } from '@/lib/booking/vat'

/** Finland's standard rate. Source: https://vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/rates-of-vat */
const standard: readonly VatRate[] = [{ from: '2024-09-01', tenths: 255 }]

/** Whether your accountant has said so; no live site before. */
export const isVatConfirmed: boolean = false

/**
 * The value added tax in our prices, tour by tour, each rate with its first day; add a line when one changes. All tours
 * stand at the standard rate: a reduced one may hold for a part of some (transport, sport, the zoo's entrance), which
 * your accountant must say. Rule: vat (docs/rules.md)
 */
export const vatRates: VatRates = Object.fromEntries(tours.map(({ id }) => [id, standard]))
