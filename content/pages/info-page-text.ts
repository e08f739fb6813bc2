import { type PictureName } from '@/content/pictures'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { type Day } from '@/lib/calendar/day'

/** The information pages, by route without the slash. */
export const infoPageSlugs = ['getting-here', 'safety', 'accessibility', 'imprint'] as const

export type InfoPageSlug = (typeof infoPageSlugs)[number]

/** An information page, ready to render. */
export type InfoPageText = {
  readonly slug: InfoPageSlug
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** One line below the title. */
  readonly summary: string
  readonly picture: PictureName
  /** Date of the last change. */
  readonly updated: Day
  readonly body: RenderedMarkdown
}
