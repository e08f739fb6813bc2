import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { RecordListPage } from '@/components/office/record-list'
import { now } from '@/lib/db/clock'
import { listOfficeWaiting } from '@/lib/use-cases/office/list-waiting'

export const metadata = privateMetadata(
  'Waiting list',
  'Who is waiting for which date, in the order of the offers.',
)

export default withOfficePage('/office/waiting', async () => (
  <RecordListPage
    heading="Waiting list"
    list={await listOfficeWaiting(now())}
    none="Nobody is waiting for a date."
    path="/office/waiting"
  />
))
