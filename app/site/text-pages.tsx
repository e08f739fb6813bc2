import { type ReactNode } from 'react'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { InfoPage } from '@/components/prose/info-page'
import { LegalPage } from '@/components/prose/legal-page'
import { accessibilityRoutes, type LegalLanguage, type LegalSlug } from '@/content/legal/legal-text'
import { type InfoPageSlug } from '@/content/pages/info-page-text'
import { loadInfoPageText, loadLegalText } from '@/lib/markdown/page-texts'

/** An information page, with its metadata. */
export function createInfoPage(slug: InfoPageSlug) {
  const text = loadInfoPageText(slug)
  return textPage(`/${slug}`, text, <InfoPage text={text} />)
}

/** The page of a legal text, with its metadata. */
export function createLegalPage(slug: LegalSlug, language: LegalLanguage = 'en') {
  const text = loadLegalText(slug)
  return textPage(`/${slug}`, text, <LegalPage language={language} text={text} />, language)
}

type Text = { readonly title: string; readonly description: string }

function textPage(route: string, { title, description }: Text, page: ReactNode, language?: LegalLanguage) {
  const facts = { name: title, description, route }
  const isStatement = Object.values(accessibilityRoutes).some((one) => one === route)
  const inLanguages = isStatement ? accessibilityRoutes : undefined
  return {
    metadata: pageMetadata({ ...facts, language, inLanguages }),
    Page: () => (
      <>
        <BreadcrumbStructuredData crumbs={[facts]} />
        {page}
      </>
    ),
  }
}
