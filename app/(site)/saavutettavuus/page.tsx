import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { LegalPage } from '@/components/prose/legal-page'
import { accessibilityPages } from '@/content/legal/legal-text'
import { loadLegalText } from '@/lib/markdown/legal-texts'

const text = loadLegalText('saavutettavuus')

const page = { name: text.title, description: text.description, route: '/saavutettavuus' } as const

export const metadata = pageMetadata({ ...page, language: 'fi', inLanguages: accessibilityPages })

export default function Saavutettavuus() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <LegalPage language="fi" text={text} />
    </>
  )
}
