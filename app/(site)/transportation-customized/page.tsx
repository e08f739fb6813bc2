import { pageMetadata } from '@/app/(site)/page-metadata'
import { TransportForm } from '@/components/requests/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { customTransportPage } from '@/content/transport/custom-transport'

const { transport, description } = customTransportPage

export const metadata = pageMetadata({ ...transport, description })

export default function TransportationCustomized() {
  return (
    <TransportTemplate
      form={<TransportForm serviceType={transport.serviceType} />}
      page={customTransportPage}
    />
  )
}
