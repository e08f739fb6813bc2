import { type CategoryKey } from '@/content/categories/categories'
import { tourPages } from '@/content/tours/all-pages'
import { formatEuros } from '@/lib/booking/money'

/** 'From 79 €': the least that an adult pays for a tour of this category. */
export function offerPrice(category: CategoryKey): string {
  const cents = tourPages
    .filter((page) => page.category === category)
    .map(({ tour }) => tour.prices.adultCents)
  return `From ${formatEuros(Math.min(...cents))}`
}
