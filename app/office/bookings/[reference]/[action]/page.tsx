import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'

export const generateMetadata = officeMetadata(
  findOfficeBooking,
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/bookings', findOfficeBooking)
