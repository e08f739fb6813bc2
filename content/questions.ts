import { pageText } from '@/content/texts/page-text'
import { tourPages } from '@/content/tours/all-pages'
import { tourText } from '@/content/tours/tour-text'
import { tourWords } from '@/content/tours/tour-words'
import { type Question } from '@/content/tours/tour-page'
import { type TourRoute } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'

const facts = { route: '/questions', picture: 'litWindow' } as const

/** Questions with their common topic. */
export type QuestionGroup = {
  readonly id: string
  readonly heading: string
  /** The route of the tour they are about; null if they are about all tours. */
  readonly route: TourRoute | null
  readonly questions: readonly Question[]
}

/** The FAQ page. Its `groups` have every question on the site once: first those about all tours, then each tour's own. */
export function questionsPage(language: Language) {
  const { allTours, questions, ...text } = pageText('questions', language)
  const groups: readonly QuestionGroup[] = [
    { id: 'all-tours', heading: allTours, route: null, questions },
    ...tourPages(language).map(({ tour }) => ({
      id: tour.route.slice(1),
      heading: tourWords(tour, language).name,
      route: tour.route,
      questions: tourText(tour, language).questions,
    })),
  ]
  return { ...facts, ...text, groups }
}
