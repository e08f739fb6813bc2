import { monthOfQuery } from '@/app/office/month-of-query'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { NewBooking } from '@/components/office/new-booking'
import { now } from '@/lib/db/clock'
import { loadNewBooking } from '@/lib/use-cases/office/load-new-booking'

export const metadata = privateMetadata(
  'New booking',
  'A booking by phone or at the desk: the tour, then the date.',
)

export default withOfficePage('/office/new', async ({ searchParams }: PageProps<'/office/new'>) => {
  const { month, tour } = monthOfQuery.parse(await searchParams)
  return <NewBooking page={await loadNewBooking({ tourId: tour, month }, now())} />
})
