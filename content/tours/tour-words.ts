import { findFile } from '@/content/texts/find-file'
import { toTourKey } from '@/content/tours/all-page-facts'
import { type TourWords } from '@/content/tours/tour-page'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { formatTime } from '@/lib/language/dates'

/** What guests read about a tour in their language: its name, duration, times and so on. */
export function tourWords(tour: Pick<Tour, 'id'>, language: Language): TourWords {
  const { file, language: own } = findFile('tours', toTourKey(tour), language)
  return file.words({ time: (time) => formatTime(time, own) })
}
