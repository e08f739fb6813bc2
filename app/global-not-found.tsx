import { type Metadata } from 'next'

import { SiteFrame } from '@/app/site/site-frame'
import { siteMetadata, siteViewport } from '@/app/site/site-metadata'
import { company } from '@/content/company'
import { words } from '@/lib/words/words'
import { NotFoundMessage } from '@/components/layout/not-found-message'

const say = words('missing', 'en')

export const metadata: Metadata = {
  ...siteMetadata('en'),
  title: `${say('title')} · ${company.brand}`,
  description: say('description'),
}

export const viewport = siteViewport

/** The whole document for an address that no route knows. */
export default function GlobalNotFound() {
  return (
    <SiteFrame language="en">
      <NotFoundMessage language="en" />
    </SiteFrame>
  )
}
