import { type ReactNode } from 'react'
import { SiteFrame } from '@/app/site/site-frame'
import { siteMetadata, siteViewport } from '@/app/site/site-metadata'

export const metadata = siteMetadata('en')
export const viewport = siteViewport

/** The document of the pages behind an operator link, which are in English. */
export default function OperatorLayout({ children }: { readonly children: ReactNode }) {
  return <SiteFrame language="en">{children}</SiteFrame>
}
