import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { LegalPage } from '@/components/prose/legal-page'
import { accessibilityPages } from '@/content/legal/legal-text'
import { loadLegalText } from '@/lib/markdown/legal-texts'

const text = loadLegalText('tillganglighet')

const page = { name: text.title, description: text.description, route: '/tillganglighet' } as const

export const metadata = pageMetadata({ ...page, language: 'sv', inLanguages: accessibilityPages })

export default function Tillganglighet() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <LegalPage language="sv" text={text} />
    </>
  )
}
