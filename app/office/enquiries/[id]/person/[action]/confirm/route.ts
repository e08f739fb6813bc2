import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findPersonOfEnquiry } from '@/app/office/enquiries/[id]/person/find-person'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(
  confirmAct,
  findPersonOfEnquiry,
)
