import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { type Day } from '@/lib/calendar/day'

/** The legal pages, by route without the slash. */
export const legalSlugs = ['privacy-policy', 'terms-conditions', 'saavutettavuus', 'tillganglighet'] as const

export type LegalSlug = (typeof legalSlugs)[number]

/** Finnish law requires the accessibility statement in Finnish and Swedish; everything else is in English. */
export type LegalLanguage = 'en' | 'fi' | 'sv'

/** A legal page, ready to render. */
export type LegalText = {
  readonly title: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** Date of the last change, stored with the text. Rule: legal-dates (docs/rules.md) */
  readonly updated: Day
  readonly body: RenderedMarkdown
}

/** The accessibility statement, by the language of its page. */
export const accessibilityRoutes = {
  en: '/accessibility',
  fi: '/saavutettavuus',
  sv: '/tillganglighet',
} as const satisfies Readonly<Record<LegalLanguage, string>>
