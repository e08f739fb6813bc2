import { type MetadataRoute } from 'next'

import { env } from '@/lib/env'

// SITE_URL is read when the process starts.
export const dynamic = 'force-dynamic'

/** Everything may be read but the API; the confirmation pages say noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
