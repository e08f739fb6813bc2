import { type StayTour } from '@/components/stay/stay-tour'
import { tourPages } from '@/content/tours/all-pages'
import { safetyCellTexts } from '@/content/tours/safety-text'
import { type Language } from '@/lib/language/language'

/** The tour facts that the 'Your stay' page needs. */
export function stayTours(language: Language): readonly StayTour[] {
  return tourPages(language).map(
    ({ category, safety, tour: { id, name, route, seatsPerDeparture, times, season } }) => ({
      id,
      name,
      route,
      seatsPerDeparture,
      times,
      season,
      category,
      advisedAge: safety.adviceAge.value === 0 ? null : safetyCellTexts(safety, language).ageCell,
    }),
  )
}
