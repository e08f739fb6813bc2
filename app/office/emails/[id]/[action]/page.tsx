import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeEmail } from '@/app/office/emails/[id]/find-office-email'

export const generateMetadata = officeMetadata(
  findOfficeEmail,
  'What is sent, and to whom, shown before you confirm.',
)

export default officeActPage('/office/emails', findOfficeEmail)
