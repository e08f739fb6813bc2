import { type StayTour } from '@/components/stay/stay-tour'
import { tourPages } from '@/content/tours/all-pages'

/** The tour facts that the 'Your stay' page needs. */
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
