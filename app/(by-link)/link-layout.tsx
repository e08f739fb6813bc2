import { type Metadata } from 'next'
import { type ReactNode } from 'react'
import { SiteFrame } from '@/app/site/site-frame'
import { siteMetadata, siteViewport } from '@/app/site/site-metadata'
import { findPageLanguage } from '@/lib/http/page-language'

export const viewport = siteViewport

type LinkLayoutProps = {
  readonly children: ReactNode
  readonly params: Promise<{ readonly token: string }>
}

export async function generateMetadata({ params }: Pick<LinkLayoutProps, 'params'>): Promise<Metadata> {
  const { token } = await params
  return siteMetadata(await findPageLanguage(token))
}

/** The document of the pages behind a guest's link, in the language of its booking or place on the waiting list. */
export default async function LinkLayout({ children, params }: LinkLayoutProps) {
  const { token } = await params
  return <SiteFrame language={await findPageLanguage(token)}>{children}</SiteFrame>
}
