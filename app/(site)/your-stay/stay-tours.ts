import { type StayTour } from '@/components/stay/stay-tour'
import { tourPages } from '@/content/tours/all-pages'

/** What the page of a stay needs of each tour. */
export const stayTours: readonly StayTour[] = tourPages.map(
  ({ category, tour: { id, name, route, seatsPerDeparture, times, season } }) => ({
    id,
    name,
    route,
    seatsPerDeparture,
    times,
    season,
    category,
  }),
)
