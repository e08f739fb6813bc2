import { type RenderedText } from '@/content/rendered-text'
import { type Day } from '@/lib/calendar/day'

/** Those of the legal pages, by their routes without the slash. */
export const legalSlugs = ['privacy-policy', 'terms-conditions', 'saavutettavuus', 'tillganglighet'] as const

export type LegalSlug = (typeof legalSlugs)[number]

/** Finland wants the statement on accessibility in both of its languages; everything else is in English. */
export type LegalLanguage = 'en' | 'fi' | 'sv'

/** A legal page, ready to be read. */
export type LegalText = {
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** The day of its last change, kept beside the text. Rule: legal-dates (docs/rules.md) */
  readonly updated: Day
  readonly body: RenderedText
}

/** The statement on accessibility, by the language of its page. */
export const accessibilityPages = {
  en: '/accessibility',
  fi: '/saavutettavuus',
  sv: '/tillganglighet',
} as const satisfies Readonly<Record<LegalLanguage, string>>
