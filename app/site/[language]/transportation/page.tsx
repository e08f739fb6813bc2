import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportList } from '@/components/transport/transport-list'
import { transportationPage } from '@/content/transport/all-transport'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(transportationPage(language), language)
}

export default async function Transportation(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage(language)]} language={language} />
      <TransportList language={language} />
    </>
  )
}
