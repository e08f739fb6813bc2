import { type CategoryKey } from '@/content/categories/categories'
import { type PictureName } from '@/content/pictures'
import { type Itinerary, type Why } from '@/content/page-sections'
import { type TourSafety } from '@/content/tours/tour-safety'
import { type Tour } from '@/lib/booking/tour'

/** The words and pictures of one tour's page. Figures come from the tour's own fields. */
export type TourPage = {
  readonly tour: Tour
  /** Where the way back leads. */
  readonly category: CategoryKey
  /** For the browser's title, 35 to 45 characters: the brand comes behind it. */
  readonly shortName: string
  /** One line, for the card and under the name. */
  readonly summary: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly hero: readonly [PictureName, PictureName, PictureName, ...PictureName[]]
  readonly why: Why
  readonly itinerary: Itinerary
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  readonly gallery: readonly [PictureName, PictureName, PictureName, PictureName]
  readonly questions: readonly Question[]
  readonly safety: TourSafety
  /** Slugs of the articles that help to decide, most fitting first. */
  readonly articles: readonly [string, string, ...string[]]
}

export type Question = { readonly question: string; readonly answer: string }
