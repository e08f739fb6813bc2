import { type ReactNode } from 'react'
import { SiteFrame, siteMetadata, siteViewport } from '@/app/site/site-frame'
import { isLanguage } from '@/lib/language/language'
import { siteLanguages } from '@/lib/language/site-languages'
import { notFound } from 'next/navigation'

export const metadata = siteMetadata
export const viewport = siteViewport
export const dynamicParams = false

export function generateStaticParams() {
  return siteLanguages().map((language) => ({ language }))
}

type LayoutProps = {
  readonly children: ReactNode
  /** The slot `@languages`. */
  readonly languages: ReactNode
  readonly params: Promise<{ readonly language: string }>
}

/** The document of a page that has an address in each language. */
export default async function SiteLayout({ children, languages, params }: LayoutProps) {
  const { language } = await params
  return isLanguage(language) ? <SiteFrame language={language} languages={languages}>
      {children}
    </SiteFrame> : notFound()
}
