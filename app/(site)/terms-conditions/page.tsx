import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { LegalPage } from '@/components/prose/legal-page'
import { loadLegalText } from '@/lib/markdown/legal-texts'

const text = loadLegalText('terms-conditions')

const page = { name: text.title, description: text.description, route: '/terms-conditions' } as const

export const metadata = pageMetadata(page)

export default function TermsConditions() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <LegalPage text={text} />
    </>
  )
}
