import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { BookingList } from '@/components/office/booking-list'
import { toFilterDays } from '@/lib/contract/booking-filter'
import { now } from '@/lib/db/clock'
import { pickSingleValues } from '@/lib/office/page-act'
import { listOfficeBookings } from '@/lib/use-cases/office/list-bookings'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'

export const metadata = privateMetadata('Bookings', 'All bookings, newest first: search and filter.')

export default withOfficePage('/office/bookings', async ({ searchParams }: PageProps<'/office/bookings'>) => {
  const values = pickSingleValues(await searchParams)
  return (
    <BookingList
      days={toFilterDays(values, now())}
      list={await listOfficeBookings(values, now())}
      tours={await listTourNames()}
      values={values}
    />
  )
})
