import { tours } from '@/content/tours/all-tours'
import { tourInWords } from '@/content/tours/tour-words'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'

/** What the confirmation pages show about a tour. */
export type ConfirmedTour = Pick<Tour, 'name' | 'times' | 'meetingPoint' | 'isPickedUp'>

/** All tours, in the language of the page. */
export function confirmedTours(language: Language): readonly ConfirmedTour[] {
  return tours.map((tour) => {
    const { name, times, meetingPoint, isPickedUp } = tourInWords(tour, language)
    return { name, times, meetingPoint, isPickedUp }
  })
}
