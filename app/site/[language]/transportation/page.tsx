import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { TransportList } from '@/components/transport/transport-list'
import { transportationPage } from '@/content/transport/all-transport'

export const metadata = pageMetadata(transportationPage)

export default function Transportation() {
  return (
    <>
      <BreadcrumbStructuredData crumbs={[transportationPage]} />
      <TransportList />
    </>
  )
}
