import { type RenderedText } from '@/content/rendered-text'
import { type Day } from '@/lib/calendar/day'

/** A legal page, ready to be read. */
export type LegalText = {
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** The day of its last change, kept beside the text. Rule: legal-dates (docs/rules.md) */
  readonly updated: Day
  readonly body: RenderedText
}
