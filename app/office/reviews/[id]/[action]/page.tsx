import { officeActPage } from '@/app/office/office-act'
import { findOfficeReview } from '@/app/office/reviews/[id]/find-office-review'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata(
  'The office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/reviews', findOfficeReview)
