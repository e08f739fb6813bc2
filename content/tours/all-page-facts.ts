import { type PictureName } from '@/content/pictures'
import { familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLightsPage } from '@/content/tours/guaranteed-northern-lights'
import { iceFishingPage } from '@/content/tours/ice-fishing'
import { ranuaZooPage } from '@/content/tours/ranua-zoo'
import { snowshoePage } from '@/content/tours/snowshoe'
import { type TourPageFacts } from '@/content/tours/tour-page'
import { type TourId } from '@/lib/booking/tour'

/** The facts of the tours' pages by the names of their text files, in the order shown to visitors. */
export const tourPageFacts = {
  guaranteedNorthernLights: guaranteedNorthernLightsPage,
  familyNorthernLights: familyNorthernLightsPage,
  snowshoe: snowshoePage,
  iceFishing: iceFishingPage,
  ranuaZoo: ranuaZooPage,
} as const satisfies Readonly<Record<string, TourPageFacts>>

export type TourKey = keyof typeof tourPageFacts

const tourKeys = Object.keys(tourPageFacts) as readonly TourKey[]

/** Return the name of a tour's text file. */
export function toTourKey({ id }: { readonly id: TourId }): TourKey {
  const found = tourKeys.find((key) => tourPageFacts[key].tour.id === id)
  if (!found) throw new Error(`there is no page of tour ${id}`)
  return found
}

/** The first picture of a tour, for pages about a booking. */
export function tourPicture(tourId: TourId): PictureName {
  return Object.values(tourPageFacts).find(({ tour }) => tour.id === tourId)?.hero[0] ?? 'cabinLane'
}
