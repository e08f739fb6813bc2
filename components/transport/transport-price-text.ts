import { type Transport } from '@/content/transport/transport'
import { formatEuros } from '@/lib/language/money'

/** Return '399 €', or 'Custom pricing' if each trip is quoted. */
export function transportPriceText({ priceCents }: Transport): string {
  return priceCents === null ? 'Custom pricing' : formatEuros(priceCents)
}
