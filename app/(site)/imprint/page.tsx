import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { GuidePage } from '@/components/prose/guide-page'
import { loadGuideText } from '@/lib/markdown/guide-texts'

const text = loadGuideText('imprint')

const page = { name: text.title, description: text.description, route: '/imprint' } as const

export const metadata = pageMetadata(page)

export default function Imprint() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <GuidePage text={text} />
    </>
  )
}
