import { type PictureName } from '@/content/pictures'
import { type Tour } from '@/lib/booking/tour'

/** The words and pictures of one tour's page. Figures come from the tour's own fields. */
export type TourPage = {
  readonly tour: Tour
  /** One line, for the card and under the name. */
  readonly summary: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly hero: readonly [PictureName, ...PictureName[]]
  readonly why: {
    readonly heading: string
    readonly lead: string
    readonly paragraphs: readonly string[]
  }
  readonly itinerary: { readonly heading: string; readonly steps: readonly ItineraryStep[] }
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  readonly gallery: readonly [PictureName, PictureName, PictureName, PictureName]
  readonly questions: readonly Question[]
}

export type ItineraryStep = {
  /** A time of day or a span, '20:00'; or in words where the day decides, 'On the way'. */
  readonly when: string
  readonly title: string
  readonly text: string
}

export type Question = { readonly question: string; readonly answer: string }
