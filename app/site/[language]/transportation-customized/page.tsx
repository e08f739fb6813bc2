import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { tourNames } from '@/content/tours/all-tours'
import { transportationPage } from '@/content/transport/all-transport'
import { customTransportPage } from '@/content/transport/custom-transport'

const { transport, description } = customTransportPage

export const metadata = pageMetadata({
  ...transport,
  shortName: 'Private Customized Transport in Lapland',
  description,
})

export default function CustomTransportationPage() {
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage, transport]} />
      <TransportTemplate
        form={<TransportForm serviceType={transport.serviceType} tours={tourNames} />}
        page={customTransportPage}
      />
    </>
  )
}
