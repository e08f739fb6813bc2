import { textFiles } from '@/content/texts/all-files'
import { toTourKey } from '@/content/tours/all-page-facts'
import { tours } from '@/content/tours/all-tours'
import { type TourWords } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'
import { formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'

/** What guests read about a tour in their language: its name, duration, times and so on. */
export function tourWords(tour: Pick<Tour, 'id'>, language: Language): TourWords {
  const file = textFiles[language].tours[toTourKey(tour)]
  return file.words({ time: (time) => formatTime(time, language) })
}

/** A tour with what guests read about it in their language. */
export function tourInWords(tour: Tour, language: Language): Tour {
  const { times: text, ...words } = tourWords(tour, language)
  return { ...tour, ...words, times: { ...tour.times, text } }
}

/** The routes and names of all tours, ordered by id. */
export function tourNames(language: Language) {
  return tours.map((tour) => ({ route: tour.route, name: tourWords(tour, language).name }))
}
