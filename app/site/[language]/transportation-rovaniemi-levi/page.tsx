import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { ClientWords } from '@/components/words/client-words'
import { tourNames } from '@/content/tours/tour-words'
import { transportationPage } from '@/content/transport/all-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'
import { parseLanguage } from '@/lib/language/language'

const { transport, description } = privateTransferPage('en')

export const metadata = pageMetadata({ ...transport, description })

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function RovaniemiLeviTransferPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage('en'), transport]} />
      <TransportTemplate
        form={
          <ClientWords areas={['enquiries', 'forms', 'party']} language={language}>
            <TransportForm serviceType={transport.serviceType} tours={tourNames(language)} />
          </ClientWords>
        }
        page={privateTransferPage('en')}
      />
    </>
  )
}
