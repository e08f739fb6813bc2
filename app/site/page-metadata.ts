import { type Metadata } from 'next'
import { linkPreviewFileName } from '@/app/og/link-preview-file-name'
import { company } from '@/content/company'
import { type LegalLanguage } from '@/content/legal/legal-text'

/** Maximum length of a page title in characters, including the brand at the end. Search results cut off longer ones. */
const TITLE_LENGTH = 60

export type PageMetadataInput = {
  readonly name: string
  /** Title for the browser tab and search results, if the name is too long or too short. */
  readonly shortName?: string
  /** Description for search results, 120 to 160 characters. */
  readonly description: string
  readonly route: string
  /** Language of the page's text. */
  readonly language?: LegalLanguage
  /** Routes of this page in every language, including its own. */
  readonly inLanguages?: Readonly<Record<LegalLanguage, string>>
}

const LOCALES = { en: 'en_GB', fi: 'fi_FI', sv: 'sv_FI' } as const satisfies Readonly<
  Record<LegalLanguage, string>
>

/** Metadata of a page for search engines and link previews. */
export function pageMetadata(page: PageMetadataInput): Metadata {
  const { name, shortName, description, route, language = 'en', inLanguages } = page
  return {
    title: browserTitle(shortName ?? name),
    description,
    alternates: {
      canonical: route,
      ...(inLanguages && { languages: { ...inLanguages, 'x-default': inLanguages.en } }),
    },
    openGraph: {
      type: 'website',
      siteName: company.brand,
      locale: LOCALES[language],
      url: route,
      title: name,
      description,
      images: [{ url: `/og/${linkPreviewFileName(route)}`, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The layout appends the brand, unless that makes the title too long. */
function browserTitle(name: string): NonNullable<Metadata['title']> {
  return `${name} · ${company.brand}`.length > TITLE_LENGTH ? { absolute: name } : name
}

/** Page metadata with a link to the blog's feed. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(page)
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
  }
}
