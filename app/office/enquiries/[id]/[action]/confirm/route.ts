import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeEnquiry } from '@/app/office/enquiries/[id]/find-office-enquiry'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findOfficeEnquiry)
