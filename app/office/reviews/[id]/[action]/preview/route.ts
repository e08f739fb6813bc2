import { previewAct } from '@/app/acts/preview-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeReview } from '@/app/office/reviews/[id]/find-office-review'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(previewAct, findOfficeReview)
