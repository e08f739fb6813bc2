import { type PictureName } from '@/content/pictures'
import { type RenderedText } from '@/content/rendered-text'
import { type Day } from '@/lib/calendar/day'

/** Pages of this kind, by their routes without the slash. */
export const guideSlugs = ['getting-here', 'safety', 'accessibility', 'imprint'] as const

export type GuideSlug = (typeof guideSlugs)[number]

/** A page that informs, ready to be read. */
export type GuideText = {
  readonly slug: GuideSlug
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** One line under its name. */
  readonly summary: string
  readonly picture: PictureName
  /** The day of its last change. */
  readonly updated: Day
  readonly body: RenderedText
}
