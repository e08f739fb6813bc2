import { officeActPage } from '@/app/office/office-act'
import { findOfficeEmail } from '@/app/office/emails/[id]/find-office-email'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata('The office', 'What is sent, and to whom, shown before you confirm.')

export default officeActPage('/office/emails', findOfficeEmail)
