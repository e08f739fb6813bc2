import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findPersonOfEnquiry } from '@/app/office/enquiries/[id]/person/find-person'

export const generateMetadata = officeMetadata(
  findPersonOfEnquiry,
  'What is erased and what is kept, shown before you confirm.',
)

export default officeActPage('/office/enquiries', findPersonOfEnquiry)
