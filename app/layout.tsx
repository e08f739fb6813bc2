import './globals.css'

import { type Metadata, type Viewport } from 'next'
import { type ReactNode } from 'react'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { Arrival } from '@/components/layout/arrival'
import { ChatButton } from '@/components/layout/chat-button'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { company } from '@/content/company'
import { homePage } from '@/content/home'
import { builtSiteUrl } from '@/lib/env'

export const metadata: Metadata = {
  metadataBase: builtSiteUrl ? new URL(builtSiteUrl) : undefined,
  title: {
    default: homePage.name,
    template: `%s · ${company.brand}`,
  },
  description: homePage.description,
}

export const viewport: Viewport = { themeColor: '#0a1220' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} data-scroll-behavior="smooth" lang="en">
      <body>
        <SkipLink />
        <SiteHeader brand={company.brand} />
        {children}
        <SiteFooter />
        <ChatButton url={company.chatUrl} />
        <Arrival />
      </body>
    </html>
  )
}
