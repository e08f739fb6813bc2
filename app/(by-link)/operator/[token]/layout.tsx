import { type ReactNode } from 'react'
import { SiteFrame, siteMetadata, siteViewport } from '@/app/site/site-frame'

export const metadata = siteMetadata('en')
export const viewport = siteViewport

/** The document of the pages behind an operator link, which are in English. */
export default function OperatorLayout({ children }: { readonly children: ReactNode }) {
  return <SiteFrame language="en">{children}</SiteFrame>
}
