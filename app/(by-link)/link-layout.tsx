import { type ReactNode } from 'react'
import { SiteFrame, siteMetadata, siteViewport } from '@/app/site/site-frame'

export const metadata = siteMetadata
export const viewport = siteViewport

/** The document of the pages behind a link. */
export default function LinkLayout({ children }: { readonly children: ReactNode }) {
  return <SiteFrame language="en">{children}</SiteFrame>
}
