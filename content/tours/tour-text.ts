import { textFiles } from '@/content/texts/all-files'
import { factsInWords } from '@/content/texts/facts-in-words'
import { toTourKey } from '@/content/tours/all-page-facts'
import { type TourText } from '@/content/tours/tour-page'
import { tourWords } from '@/content/tours/tour-words'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'

/** The text of a tour's page, without its facts and pictures and without the common questions. */
export function tourText(tour: Pick<Tour, 'id'>, language: Language): TourText {
  const file = textFiles[language].tours[toTourKey(tour)]
  return file.text(factsInWords(language), tourWords(tour, language))
}
