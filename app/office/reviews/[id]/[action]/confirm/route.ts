import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeReview } from '@/app/office/reviews/[id]/find-office-review'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findOfficeReview)
