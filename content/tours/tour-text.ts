import { factsInWords } from '@/content/texts/facts'
import { findFile } from '@/content/texts/find-file'
import { toTourKey } from '@/content/tours/all-page-facts'
import { type TourText } from '@/content/tours/tour-page'
import { tourWords } from '@/content/tours/tour-words'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'

/** The text of a tour's page, without its facts and pictures and without the common questions. */
export function tourText(tour: Pick<Tour, 'id'>, language: Language): TourText {
  const { file, language: own } = findFile('tours', toTourKey(tour), language)
  return file.text(factsInWords(own), tourWords(tour, own))
}
