import { type StayTour } from '@/components/stay/stay-tour'
import { tourPages } from '@/content/tours/all-pages'
import { safetyCellTexts } from '@/content/tours/safety-text'

/** The tour facts that the 'Your stay' page needs. */
export const stayTours: readonly StayTour[] = tourPages('en').map(
  ({ category, safety, tour: { id, name, route, seatsPerDeparture, times, season } }) => ({
    id,
    name,
    route,
    seatsPerDeparture,
    times,
    season,
    category,
    advisedAge: safety.adviceAge.value === 0 ? null : safetyCellTexts(safety, 'en').ageCell,
  }),
)
