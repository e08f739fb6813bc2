import { confirmAct } from '@/app/acts/confirm-act'
import { requireOfficeBookingAct } from '@/app/office/bookings/[reference]/find-office-booking'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/bookings/[reference]/[action]/confirm'>
>({
  POST: async (request, { params }) =>
    confirmAct(request, await requireOfficeBookingAct(request, await params)),
})
