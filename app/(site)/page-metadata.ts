import { type Metadata } from 'next'

import { previewFile } from '@/app/og/preview-file'
import { company } from '@/content/company'

export type PageFacts = {
  readonly name: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly route: string
}

/** What search engines and link previews read of a page. */
export function pageMetadata({ name, description, route }: PageFacts): Metadata {
  return {
    title: name,
    description,
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      siteName: company.brand,
      locale: 'en_GB',
      url: route,
      title: name,
      description,
      images: [{ url: `/og/${previewFile(route)}`, width: 1200, height: 630, alt: name }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
