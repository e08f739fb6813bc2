import { officeActPage } from '@/app/office/office-act'
import { findPersonOfBooking } from '@/app/office/bookings/[reference]/person/find-person'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What is erased and what is kept, shown before you confirm.',
)

export default officeActPage('/office/bookings', findPersonOfBooking)
