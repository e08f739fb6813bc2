import { type PictureName } from '@/content/pictures'

/** An opening in the voice of the house, then the reasons. */
export type Why = {
  readonly heading: string
  readonly lead: string
  readonly paragraphs: readonly string[]
}

export type Itinerary = { readonly heading: string; readonly steps: readonly ItineraryStep[] }

type ItineraryStep = {
  /** A time of day or a span, '20:00'; or in words where the day decides, 'On the way'. */
  readonly when: string
  readonly title: string
  readonly text: string
  /** Small, beside the words. */
  readonly picture?: PictureName
}
