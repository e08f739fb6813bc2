import { type Metadata } from 'next'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { company } from '@/content/company'
import { type LegalLanguage } from '@/content/legal/legal-text'
import { addressOf } from '@/lib/contract/address'
import { type DateLanguage, type Language } from '@/lib/language/language'
import { pageAddresses } from '@/app/site/page-addresses'

/** Maximum length of a page title in characters, including the brand at the end. Search results cut off longer ones. */
const TITLE_LENGTH = 60

export type PageMetadataInput = {
  readonly name: string
  /** Title for the browser tab and search results, if the name is too long or too short. */
  readonly shortName?: string
  /** Description for search results, 120 to 160 characters. */
  readonly description: string
  /** The English address; an article's in the page's language, `/blog/{address}`. */
  readonly route: string
  /** Language of the page's text, if it is one in which nothing else is. */
  readonly textLanguage?: DateLanguage
  /** Addresses of this page in languages in which nothing else is, and in English. */
  readonly statements?: Readonly<Record<LegalLanguage, string>>
}

const LOCALES = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  fi: 'fi_FI',
  sv: 'sv_FI',
} as const satisfies Readonly<Record<DateLanguage, string>>

/** Metadata of a page for search engines and link previews. */
export function pageMetadata(page: PageMetadataInput, language: Language): Metadata {
  const { name, shortName, description, route, textLanguage = language, statements } = page
  const address = addressOf(route, language)
  const languages = { ...Object.fromEntries(pageAddresses(statements?.en ?? route, language)), ...statements }
  return {
    title: browserTitle(shortName ?? name),
    description,
    alternates: {
      canonical: address,
      ...(languages.en && { languages: { ...languages, 'x-default': languages.en } }),
    },
    openGraph: {
      type: 'website',
      siteName: company.brand,
      locale: LOCALES[textLanguage],
      url: address,
      title: name,
      description,
      images: [{ url: `/og/${linkPreviewFileName(address)}`, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The layout appends the brand, unless that makes the title too long. */
function browserTitle(name: string): NonNullable<Metadata['title']> {
  return `${name} · ${company.brand}`.length > TITLE_LENGTH ? { absolute: name } : name
}

/** Page metadata with a link to the blog's feed, which is in English. */
export function blogMetadata(page: PageMetadataInput, language: Language): Metadata {
  const metadata = pageMetadata(page, language)
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
  }
}
