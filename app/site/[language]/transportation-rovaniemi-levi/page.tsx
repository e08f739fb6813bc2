import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { ClientWords } from '@/components/words/client-words'
import { tourNames } from '@/content/tours/all-tours'
import { transportationPage } from '@/content/transport/all-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'

const { transport, description } = privateTransferPage

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  return pageMetadata({ ...transport, description }, await pageLanguage(props))
}

export default async function RovaniemiLeviTransferPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage, transport]} language={language} />
      <TransportTemplate
        form={
          <ClientWords areas={['enquiries', 'forms', 'party']} language={language}>
            <TransportForm serviceType={transport.serviceType} tours={tourNames} />
          </ClientWords>
        }
        language={language}
        page={privateTransferPage}
      />
    </>
  )
}
