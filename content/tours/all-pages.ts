import { type PictureName } from '@/content/pictures'
import { familyNorthernLightsPage } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLightsPage } from '@/content/tours/guaranteed-northern-lights'
import { iceFishingPage } from '@/content/tours/ice-fishing'
import { ranuaZooPage } from '@/content/tours/ranua-zoo'
import { snowshoePage } from '@/content/tours/snowshoe'
import { type TourPage } from '@/content/tours/tour-page'

/** The tours, in the order shown to visitors. */
export const tourPages: readonly TourPage[] = [
  guaranteedNorthernLightsPage,
  familyNorthernLightsPage,
  snowshoePage,
  iceFishingPage,
  ranuaZooPage,
]

/** The first picture of a tour, for pages about a booking. */
export function tourPicture(tourId: number): PictureName {
  return tourPages.find(({ tour }) => tour.id === tourId)?.hero[0] ?? 'cabinLane'
}
