import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { RecordListPage } from '@/components/office/record-list'
import { listOfficeReviews } from '@/lib/use-cases/office/list-records'

export const metadata = privateMetadata('Reviews', 'Guests’ reviews, published or not.')

export default withOfficePage('/office/reviews', async () => (
  <RecordListPage
    heading="Reviews"
    list={await listOfficeReviews()}
    none="Nobody has written a review yet."
    path="/office/reviews"
  />
))
