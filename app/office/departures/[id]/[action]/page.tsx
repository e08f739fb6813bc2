import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'

export const generateMetadata = officeMetadata(
  findOfficeDeparture,
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/calendar', findOfficeDeparture)
