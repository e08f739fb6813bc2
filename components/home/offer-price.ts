import { formatEuros } from '@/lib/booking/money'
import { type Tour } from '@/lib/booking/tour'

/** 'from 79 €': the least that an adult pays among some tours. Null where there is none to book. */
export function offerPrice(tours: readonly Pick<Tour, 'prices'>[]): string | null {
  if (tours.length === 0) return null
  return `from ${formatEuros(Math.min(...tours.map(({ prices }) => prices.adultCents)))}`
}
