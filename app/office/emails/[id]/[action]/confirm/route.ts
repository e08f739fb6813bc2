import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeEmail } from '@/app/office/emails/[id]/find-office-email'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findOfficeEmail)
