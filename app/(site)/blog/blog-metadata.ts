import { type Metadata } from 'next'

import { pageMetadata } from '@/app/(site)/page-metadata'

/** Page metadata with a link to the blog's feed. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(page)
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
  }
}
