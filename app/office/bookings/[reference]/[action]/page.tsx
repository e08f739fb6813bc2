import { officeActPage } from '@/app/office/office-act'
import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/bookings', findOfficeBooking)
