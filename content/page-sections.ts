import { type PictureName } from '@/content/pictures'

/** An introduction in our own voice, then the reasons. */
export type Why = {
  readonly heading: string
  readonly lead: string
  readonly paragraphs: readonly string[]
}

export type Itinerary = { readonly heading: string; readonly steps: readonly ItineraryStep[] }

type ItineraryStep = {
  /** A time of day or a span ('20:00'), or a phrase if it depends on the day ('On the way'). */
  readonly when: string
  readonly title: string
  readonly text: string
  /** A small picture next to the text. */
  readonly picture?: PictureName
}
