import { officeActPage } from '@/app/office/office-act'
import { findSeasonOpening } from '@/app/office/season/find-season-opening'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'Open a season',
  'A season put on sale: which dates are new, shown before you confirm.',
)

export default officeActPage('/office/calendar', findSeasonOpening)
