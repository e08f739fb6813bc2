import { withWords } from '@/content/operator-fact'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { answerCommonQuestions } from '@/content/tours/common-questions'
import { type TourPage, type TourPageFacts } from '@/content/tours/tour-page'
import { tourText } from '@/content/tours/tour-text'
import { tourInWords } from '@/content/tours/tour-words'
import { type Language } from '@/lib/language/language'

/** The pages of the tours, in the order shown to visitors. */
export function tourPages(language: Language): readonly TourPage[] {
  return Object.values<TourPageFacts>(tourPageFacts).map((facts) => tourPage(facts, language))
}

/** The text and pictures of one tour's page. */
function tourPage({ stepPictures = [], ...facts }: TourPageFacts, language: Language): TourPage {
  const { adviceAge, coldLimitC, ...texts } = facts.safety
  const text = tourText(facts.tour, language)
  const steps = text.itinerary.steps.map((step, index) => {
    const picture = stepPictures[index]
    return picture ? { ...step, picture } : step
  })
  return {
    ...facts,
    ...text,
    tour: tourInWords(facts.tour, language),
    itinerary: { ...text.itinerary, steps },
    questions: [...text.questions, ...answerCommonQuestions(facts.tour, language)],
    safety: { adviceAge, coldLimitC, ...withWords(texts, text.safety) },
  }
}
