import { renderActPage } from '@/app/acts/act-page'
import { loadActHeading } from '@/app/acts/load-act-heading'
import { findOfficeAct } from '@/app/acts/office-act'
import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { renderNotThere } from '@/app/office/not-there'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { officeBookingPath } from '@/lib/contract/office-pages'

export const metadata = privateMetadata(
  'Booking',
  'What happens to the guest, money and e-mails, before you confirm.',
)

export default withOfficePage(
  '/office/bookings',
  async ({ params, searchParams }: PageProps<'/office/bookings/[reference]/[action]'>, signed) => {
    const { reference, action } = await params
    const found = await findOfficeBooking(reference)
    const act = found && findOfficeAct(action, found, signed)
    if (!act) return renderNotThere('page')
    const path = officeBookingPath(found.booking)
    return renderActPage({ path, act }, await searchParams, () =>
      loadActHeading(found, { path, inbox: null }),
    )
  },
)
