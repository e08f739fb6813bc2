import { previewAct } from '@/app/acts/preview-act'
import { requireOfficeBookingAct } from '@/app/office/bookings/[reference]/find-office-booking'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/bookings/[reference]/[action]/preview'>
>({
  POST: async (request, { params }) =>
    previewAct(request, await requireOfficeBookingAct(request, await params)),
})
