import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findOfficeBooking)
