import { officeActPage } from '@/app/office/office-act'
import { officeMetadata } from '@/app/office/office-metadata'
import { findOfficeReview } from '@/app/office/reviews/[id]/find-office-review'

export const generateMetadata = officeMetadata(
  findOfficeReview,
  'What happens to guests, money and e-mails, shown before you confirm.',
)

export default officeActPage('/office/reviews', findOfficeReview)
