import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportList } from '@/components/transport/transport-list'
import { transportationPage } from '@/content/transport/all-transport'
import { parseLanguage } from '@/lib/language/language'

export const metadata = pageMetadata(transportationPage('en'))

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function Transportation({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage('en')]} />
      <TransportList language={language} />
    </>
  )
}
