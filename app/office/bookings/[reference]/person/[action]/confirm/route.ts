import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findPersonOfBooking } from '@/app/office/bookings/[reference]/person/find-person'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(
  confirmAct,
  findPersonOfBooking,
)
