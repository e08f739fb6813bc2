import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { ClientWords } from '@/components/words/client-words'
import { tourNames } from '@/content/tours/tour-words'
import { transportationPage } from '@/content/transport/all-transport'
import { customTransportPage } from '@/content/transport/custom-transport'
import { parseLanguage } from '@/lib/language/language'

const { transport, description } = customTransportPage('en')

export const metadata = pageMetadata({
  ...transport,
  shortName: 'Private Customized Transport in Lapland',
  description,
})

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function CustomTransportationPage({ params }: Props) {
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
        page={customTransportPage('en')}
      />
    </>
  )
}
