import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { renderNotThere } from '@/app/office/not-there'
import { officeMetadata } from '@/app/office/office-metadata'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { OperatorBooking } from '@/components/operator/operator-booking'
import { now } from '@/lib/db/clock'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const generateMetadata = officeMetadata(
  findOfficeBooking,
  'A booking: how it stands, its money, e-mails and history.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/bookings',
  async ({ params, searchParams }: PageProps<'/office/bookings/[reference]'>, signed) => {
    const found = await findOfficeBooking(await params)
    if (!found) return renderNotThere('booking')
    const { subject, path } = found
    const page = await loadOperatorBookingPage(subject.booking, { path, inbox: null }, now())
    return <OperatorBooking done={await readOfficeNotice(signed, await searchParams)} page={page} />
  },
)
