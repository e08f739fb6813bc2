import { type Metadata } from 'next'

import { pageAddresses } from '@/app/site/page-addresses'
import { SiteFrame } from '@/app/site/site-frame'
import { siteMetadata, siteViewport } from '@/app/site/site-metadata'
import { company } from '@/content/company'
import { siteLanguages } from '@/lib/env'
import { words } from '@/lib/words/words'
import { LanguageLinks } from '@/components/layout/language-links'
import { NotFoundMessage } from '@/components/layout/not-found-message'

const say = words('missing', 'en')

export const metadata: Metadata = {
  ...siteMetadata('en'),
  title: `${say('title')} · ${company.brand}`,
  description: say('description'),
}

export const viewport = siteViewport

/** The whole document for an unknown address, unless it is below the folder of another language. */
export default function GlobalNotFound() {
  const languages = <LanguageLinks addresses={pageAddresses('/', 'en')} language="en" />
  return (
    <SiteFrame language="en" languages={siteLanguages().length > 1 && languages}>
      <NotFoundMessage language="en" />
    </SiteFrame>
  )
}
