import { type CategoryKey } from '@/content/categories/categories'
import { type OperatorText } from '@/content/operator-fact'
import { type PictureName } from '@/content/pictures'
import { type Itinerary, type Why } from '@/content/page-sections'
import { type Facts } from '@/content/texts/facts'
import { type TourSafety } from '@/content/tours/tour-safety'
import { type Tour } from '@/lib/booking/tour'

/** The facts and pictures of a tour's page. Prices and times come from the tour itself. */
export type TourPageFacts = {
  readonly tour: Tour
  /** The category that the back link leads to. */
  readonly category: CategoryKey
  readonly hero: readonly [PictureName, PictureName, PictureName, ...PictureName[]]
  readonly gallery: readonly [PictureName, PictureName, PictureName, PictureName]
  /** A small picture next to each step of the itinerary. */
  readonly stepPictures?: readonly PictureName[]
  /** Whether the operator has confirmed the texts, which are in the text file. */
  readonly safety: Pick<TourSafety, 'adviceAge' | 'coldLimitC'> & Readonly<Record<SafetyText, OperatorText>>
  /** Slugs of articles that help guests decide, best match first. */
  readonly articles: readonly [string, string, ...string[]]
}

type SafetyText = 'walking' | 'access' | 'toilets' | 'equipment'

/** The text of a tour's page. */
export type TourText = {
  /** For the browser's title, 35 to 45 characters, because the brand is appended. */
  readonly shortName: string
  /** One line, for the card and below the name. */
  readonly summary: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly why: Why
  readonly itinerary: Itinerary
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  /** The tour's own; the common ones come after them. */
  readonly questions: readonly Question[]
  readonly safety: Readonly<Record<SafetyText, string>>
}

/** The text and pictures of a tour's page. */
export type TourPage = Omit<TourPageFacts & TourText, 'safety' | 'stepPictures'> & {
  readonly safety: TourSafety
}

export type Question = { readonly question: string; readonly answer: string }

/** What guests read about a tour outside its page: see `Tour`. */
export type TourWords = Readonly<
  Record<'name' | 'duration' | 'place' | 'meetingPoint' | 'whatToBring' | 'times', string>
>

/** The text file of a tour in one language. */
export type TourFile = {
  readonly words: (facts: Pick<Facts, 'time'>) => TourWords
  readonly text: (facts: Facts, words: TourWords) => TourText
}
