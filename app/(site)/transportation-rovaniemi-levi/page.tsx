import { pageMetadata } from '@/app/(site)/page-metadata'
import { TransportForm } from '@/components/requests/transport-form'
import { TransportTemplate } from '@/components/transport/transport-template'
import { privateTransferPage } from '@/content/transport/private-transfer'

const { transport, description } = privateTransferPage

export const metadata = pageMetadata({ ...transport, description })

export default function TransportationRovaniemiLevi() {
  return (
    <TransportTemplate
      form={<TransportForm serviceType={transport.serviceType} />}
      page={privateTransferPage}
    />
  )
}
