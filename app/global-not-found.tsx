import { type Metadata } from 'next'

import { SiteFrame, siteMetadata, siteViewport } from '@/app/site/site-frame'
import { company } from '@/content/company'
import { NotFoundMessage } from '@/components/layout/not-found-message'

export const metadata: Metadata = {
  ...siteMetadata,
  title: `Page not found · ${company.brand}`,
  description:
    'This address leads nowhere on our site. The tours from Rovaniemi, the travel guides and our contact form are one step away, from here.',
}

export const viewport = siteViewport

/** The whole document for an address that no route knows. */
export default function GlobalNotFound() {
  return (
    <SiteFrame language="en">
      <NotFoundMessage />
    </SiteFrame>
  )
}
