import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeDates } from '@/app/office/dates/[ids]/find-office-dates'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findOfficeDates)
