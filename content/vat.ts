import { tours } from '@/content/tours/all-tours'
import { type VatRate, type VatRatesByTour } from '@/lib/booking/money/vat'

/** Finland's standard rate. Source: https://vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/rates-of-vat */
const standard: readonly VatRate[] = [{ from: '2024-09-01', tenths: 255 }]

/** Whether your accountant has confirmed the rates. No live site until then. */
export const isVatConfirmed: boolean = false

/**
 * The VAT rates included in our prices, per tour, each with its first day. Add an entry when a rate changes. All tours
 * use the standard rate; a reduced one may apply to parts of some (transport, sport, zoo admission), which your
 * accountant must decide. Rule: vat (docs/rules.md)
 */
export const vatRates: VatRatesByTour = Object.fromEntries(tours.map(({ id }) => [id, standard]))
