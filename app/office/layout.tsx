import '@/app/globals.css'

import { type ReactNode } from 'react'
import { figtree, fraunces } from '@/app/fonts/fonts'
import { siteMetadata, siteViewport } from '@/app/site/site-frame'

export const metadata = siteMetadata('en')
export const viewport = siteViewport

/** The document of the office's pages, which are in English. */
export default function OfficeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <main className="page-width py-section" id="content" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
