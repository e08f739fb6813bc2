import { pageMetadata } from '@/app/(site)/page-metadata'
import { LegalPage } from '@/components/reading/legal-page'
import { loadLegalText } from '@/lib/reading/legal-texts'

const text = loadLegalText('privacy-policy')

export const metadata = pageMetadata({
  name: text.title,
  description: text.description,
  route: '/privacy-policy',
})

export default function PrivacyPolicy() {
  return <LegalPage text={text} />
}
