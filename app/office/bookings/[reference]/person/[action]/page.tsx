import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findPersonOfBooking } from '@/app/office/bookings/[reference]/person/find-person'

export const generateMetadata = officeMetadata(
  findPersonOfBooking,
  'What is erased and what is kept, shown before you confirm.',
)

export default officeActPage('/office/bookings', findPersonOfBooking)
