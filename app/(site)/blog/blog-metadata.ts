import { type Metadata } from 'next'

import { pageMetadata } from '@/app/(site)/page-metadata'

/** A page of the blog also names its feed. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(page)
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
  }
}
