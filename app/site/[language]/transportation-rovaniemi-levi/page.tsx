import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportForm } from '@/components/enquiries/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { tourNames } from '@/content/tours/all-tours'
import { transportationPage } from '@/content/transport/all-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'

const { transport, description } = privateTransferPage

export const metadata = pageMetadata({ ...transport, description })

export default function RovaniemiLeviTransferPage() {
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage, transport]} />
      <TransportTemplate
        form={<TransportForm serviceType={transport.serviceType} tours={tourNames} />}
        page={privateTransferPage}
      />
    </>
  )
}
