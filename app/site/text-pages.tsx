import { type Metadata } from 'next'
import { type ReactNode } from 'react'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata, type PageMetadataInput } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { InfoPage } from '@/components/prose/info-page'
import { LegalPage } from '@/components/prose/legal-page'
import { accessibilityRoutes, type LegalSlug } from '@/content/legal/legal-text'
import { type InfoPageSlug } from '@/content/pages/info-page-text'
import { type DateLanguage, type Language } from '@/lib/language/language'
import { loadInfoPageText, loadLegalText } from '@/lib/markdown/page-texts'

/** An information page, with its metadata. */
export function createInfoPage(slug: InfoPageSlug) {
  return createTextPage((language) => {
    const text = loadInfoPageText(slug, language)
    const statements = slug === 'accessibility' ? accessibilityRoutes : undefined
    return { ...toFacts(slug, text), statements, page: <InfoPage language={language} text={text} /> }
  })
}

/**
 * The page of a legal text, with its metadata.
 *
 * @param textLanguage  of the accessibility statement in a language in which nothing else is; it exists once
 */
export function createLegalPage(slug: LegalSlug, textLanguage?: Exclude<DateLanguage, Language>) {
  return createTextPage((language) => {
    const text = loadLegalText(slug, language)
    const statements = textLanguage && accessibilityRoutes
    const page = <LegalPage language={textLanguage ?? language} text={text} />
    return { ...toFacts(slug, text), textLanguage, statements, page }
  })
}

function toFacts(
  slug: string,
  { title, description }: { readonly title: string; readonly description: string },
) {
  return { name: title, description, route: `/${slug}` }
}

function createTextPage(load: (language: Language) => PageMetadataInput & { readonly page: ReactNode }) {
  return {
    generateMetadata: async (props: LanguageProps): Promise<Metadata> => {
      const language = await pageLanguage(props)
      return pageMetadata(load(language), language)
    },
    Page: async (props: LanguageProps) => {
      const language = await pageLanguage(props)
      const { page, ...facts } = load(language)
      return (
        <>
          <BreadcrumbStructuredData crumbs={[facts]} language={language} />
          {page}
        </>
      )
    },
  }
}
