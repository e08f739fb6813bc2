import { type PictureName } from '@/content/pictures'
import { type RenderedText } from '@/content/rendered-text'
import { type Day } from '@/lib/calendar/day'

/** The information pages, by route without the slash. */
export const guideSlugs = ['getting-here', 'safety', 'accessibility', 'imprint'] as const

export type GuideSlug = (typeof guideSlugs)[number]

/** An information page, ready to render. */
export type GuideText = {
  readonly slug: GuideSlug
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** One line below the title. */
  readonly summary: string
  readonly picture: PictureName
  /** Date of the last change. */
  readonly updated: Day
  readonly body: RenderedText
}
