import { type Metadata } from 'next'

import { previewFile } from '@/app/og/preview-file'
import { company } from '@/content/company'
import { type LegalLanguage } from '@/content/legal/legal-text'
import { type TourPage } from '@/content/tours/tour-page'

/** Search results cut off what is longer, and the brand stands last. */
const TITLE_LENGTH = 60

export type PageFacts = {
  readonly name: string
  /** For the browser's title, where the name is too long or too short for search results. */
  readonly shortName?: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly route: string
  /** Of its text. */
  readonly language?: LegalLanguage
  /** The same in other languages, itself included. */
  readonly inLanguages?: Readonly<Record<LegalLanguage, string>>
}

const LOCALES = { en: 'en_GB', fi: 'fi_FI', sv: 'sv_FI' } as const satisfies Readonly<
  Record<LegalLanguage, string>
>

/** What search engines and link previews read of a page. */
export function pageMetadata(page: PageFacts): Metadata {
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
      images: [{ url: `/og/${previewFile(route)}`, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The same of a tour. */
export function tourMetadata({ tour, shortName, description }: TourPage): Metadata {
  return pageMetadata({ ...tour, shortName, description })
}

/** The layout puts the brand behind it, unless the two together would be cut off. */
function browserTitle(name: string): NonNullable<Metadata['title']> {
  return `${name} · ${company.brand}`.length > TITLE_LENGTH ? { absolute: name } : name
}
