import { type ReactNode } from 'react'
import { SiteFrame, siteMetadata, siteViewport } from '@/app/site/site-frame'
import { findPageLanguage } from '@/lib/http/page-language'

export const metadata = siteMetadata
export const viewport = siteViewport

type LinkLayoutProps = {
  readonly children: ReactNode
  readonly params: Promise<{ readonly token: string }>
}

/** The document of the pages behind a guest's link, in the language of its booking or place on the waiting list. */
export default async function LinkLayout({ children, params }: LinkLayoutProps) {
  const { token } = await params
  return <SiteFrame language={await findPageLanguage(token)}>{children}</SiteFrame>
}
