import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { GuidePage } from '@/components/prose/guide-page'
import { accessibilityPages } from '@/content/legal/legal-text'
import { loadGuideText } from '@/lib/markdown/guide-texts'

const text = loadGuideText('accessibility')

const page = { name: text.title, description: text.description, route: '/accessibility' } as const

export const metadata = pageMetadata({ ...page, inLanguages: accessibilityPages })

export default function Accessibility() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <GuidePage text={text} />
    </>
  )
}
