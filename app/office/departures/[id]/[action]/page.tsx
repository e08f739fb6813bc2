import { officeActPage } from '@/app/office/office-act'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/calendar', findOfficeDeparture)
