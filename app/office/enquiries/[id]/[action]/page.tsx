import { officeActPage } from '@/app/office/office-act'
import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/enquiries', findOfficeEnquiry)
