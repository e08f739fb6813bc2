import { officeActPage } from '@/app/office/office-act'
import { findPersonOfEnquiry } from '@/app/office/enquiries/[id]/person/find-person'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What is erased and what is kept, shown before you confirm.',
)

export default officeActPage('/office/enquiries', findPersonOfEnquiry)
