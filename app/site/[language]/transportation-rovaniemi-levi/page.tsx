import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { ClientWords } from '@/components/words/client-words'
import { tourNames } from '@/content/tours/tour-words'
import { transportationPage } from '@/content/transport/all-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  const { transport, description } = privateTransferPage(language)
  return pageMetadata({ ...transport, description }, language)
}

export default async function RovaniemiLeviTransferPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  const page = privateTransferPage(language)
  const { transport } = page
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage(language), transport]} language={language} />
      <TransportTemplate
        form={
          <ClientWords areas={['enquiries', 'forms', 'party']} language={language}>
            <TransportForm serviceType={transport.serviceType} tours={tourNames(language)} />
          </ClientWords>
        }
        language={language}
        page={page}
      />
    </>
  )
}
