import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'

export const generateMetadata = officeMetadata(
  findOfficeEnquiry,
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/enquiries', findOfficeEnquiry)
