import { type ReactNode } from 'react'
import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { GuidePage } from '@/components/prose/guide-page'
import { LegalPage } from '@/components/prose/legal-page'
import { accessibilityPages, type LegalLanguage, type LegalSlug } from '@/content/legal/legal-text'
import { type GuideSlug } from '@/content/pages/guide-text'
import { loadGuideText, loadLegalText } from '@/lib/markdown/page-texts'

/** An information page, with its metadata. */
export function guidePage(slug: GuideSlug) {
  const text = loadGuideText(slug)
  return textPage(`/${slug}`, text, <GuidePage text={text} />)
}

/** The page of a legal text, with its metadata. */
export function legalPage(slug: LegalSlug, language: LegalLanguage = 'en') {
  const text = loadLegalText(slug)
  return textPage(`/${slug}`, text, <LegalPage language={language} text={text} />, language)
}

type Text = { readonly title: string; readonly description: string }

function textPage(route: string, { title, description }: Text, page: ReactNode, language?: LegalLanguage) {
  const facts = { name: title, description, route }
  const isStatement = Object.values(accessibilityPages).some((one) => one === route)
  const inLanguages = isStatement ? accessibilityPages : undefined
  return {
    metadata: pageMetadata({ ...facts, language, inLanguages }),
    Page: () => (
      <>
        <Breadcrumbs crumbs={[facts]} />
        {page}
      </>
    ),
  }
}
