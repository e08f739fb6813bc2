import { pageMetadata } from '@/app/(site)/page-metadata'
import { LegalPage } from '@/components/reading/legal-page'
import { loadLegalText } from '@/lib/reading/legal-texts'

const text = loadLegalText('terms-conditions')

export const metadata = pageMetadata({
  name: text.title,
  description: text.description,
  route: '/terms-conditions',
})

export default function TermsConditions() {
  return <LegalPage text={text} />
}
