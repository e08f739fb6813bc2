import './office.css'

import { type Viewport } from 'next'
import { type ReactNode } from 'react'
import { figtree, fraunces } from '@/app/fonts/fonts'
import { siteMetadata } from '@/app/site/site-metadata'
import { SkipLink } from '@/components/layout/skip-link'
import { officeScript } from '@/lib/env'

export const metadata = siteMetadata('en')
export const viewport: Viewport = { themeColor: '#0a1220' }

/** The document of the office's pages, which are in English and, at night, dark. */
export default function OfficeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <SkipLink href="#content">Skip to content</SkipLink>
        {children}
        {officeScript && <script data-office defer src={officeScript} />}
      </body>
    </html>
  )
}
