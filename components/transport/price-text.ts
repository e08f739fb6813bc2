import { type Transport } from '@/content/transport/transport'
import { formatEuros } from '@/lib/language/money'

/** '399 €', or 'Custom pricing' where each journey has its own quote. */
export function priceText({ priceCents }: Transport): string {
  return priceCents === null ? 'Custom pricing' : formatEuros(priceCents)
}
