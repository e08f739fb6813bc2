import { type Metadata, type Viewport } from 'next'
import { company } from '@/content/company'
import { homePage } from '@/content/home'
import { builtSiteUrl } from '@/lib/env'
import { type Language } from '@/lib/language/language'

/** Metadata of every page that does not say otherwise. */
export function siteMetadata(language: Language): Metadata {
  const { name, description } = homePage(language)
  return {
    metadataBase: builtSiteUrl ? new URL(builtSiteUrl) : undefined,
    title: { default: name, template: `%s · ${company.brand}` },
    description,
  }
}

export const siteViewport: Viewport = { themeColor: '#0a1220' }
