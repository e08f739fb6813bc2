import { type PictureName } from '@/content/pictures'
import { tourPages } from '@/content/tours/all-pages'
import { formatEuros } from '@/lib/booking/money'
import { type Day } from '@/lib/calendar/day'

/** A page that search engines may show, and what a link to it is shown with. */
export type SitePage = {
  readonly route: string
  readonly name: string
  /** Stands under the name in a link's preview. */
  readonly note: string
  readonly picture: PictureName
  readonly updated?: Day
}

/** Every page that search engines may show. */
export function sitePages(): readonly SitePage[] {
  return [
    ...tourPages.map(({ tour, hero }) => ({
      route: tour.route,
      name: tour.name,
      note: `${tour.duration} · from ${formatEuros(tour.prices.adultCents)}`,
      picture: hero[0],
    })),
  ]
}
