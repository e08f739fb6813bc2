import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeDates } from '@/app/office/dates/[ids]/find-office-dates'

export const generateMetadata = officeMetadata(
  findOfficeDates,
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/calendar', findOfficeDates)
