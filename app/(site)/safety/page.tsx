import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { GuidePage } from '@/components/prose/guide-page'
import { loadGuideText } from '@/lib/markdown/guide-texts'

const text = loadGuideText('safety')

const page = { name: text.title, description: text.description, route: '/safety' } as const

export const metadata = pageMetadata(page)

export default function Safety() {
  return (
    <>
      <Breadcrumbs crumbs={[page]} />
      <GuidePage text={text} />
    </>
  )
}
