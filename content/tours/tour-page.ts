import { type CategoryKey } from '@/content/categories/categories'
import { type PictureName } from '@/content/pictures'
import { type Itinerary, type Why } from '@/content/page-sections'
import { type TourSafety } from '@/content/tours/tour-safety'
import { type Tour } from '@/lib/booking/tour'

/** The text and pictures of a tour's page. Prices and times come from the tour itself. */
export type TourPage = {
  readonly tour: Tour
  /** The category that the back link leads to. */
  readonly category: CategoryKey
  /** For the browser's title, 35 to 45 characters, because the brand is appended. */
  readonly shortName: string
  /** One line, for the card and below the name. */
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
  /** Slugs of articles that help guests decide, best match first. */
  readonly articles: readonly [string, string, ...string[]]
}

export type Question = { readonly question: string; readonly answer: string }
