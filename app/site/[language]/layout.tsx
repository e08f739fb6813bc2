import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type ReactNode } from 'react'
import { SiteFrame } from '@/app/site/site-frame'
import { siteMetadata, siteViewport } from '@/app/site/site-metadata'
import { isLanguage } from '@/lib/language/language'
import { siteLanguages } from '@/lib/env'

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

export async function generateMetadata({ params }: Pick<LayoutProps, 'params'>): Promise<Metadata> {
  const { language } = await params
  return siteMetadata(isLanguage(language) ? language : notFound())
}

/** The document of a page that has an address in each language. */
export default async function SiteLayout({ children, languages, params }: LayoutProps) {
  const { language } = await params
  if (!isLanguage(language)) notFound()
  return (
    <SiteFrame language={language} languages={siteLanguages().length > 1 && languages}>
      {children}
    </SiteFrame>
  )
}
