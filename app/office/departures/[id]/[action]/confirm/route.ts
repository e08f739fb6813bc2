import { confirmAct } from '@/app/acts/confirm-act'
import { requireOfficeDepartureAct } from '@/app/office/departures/[id]/find-office-departure'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/departures/[id]/[action]/confirm'>
>({
  POST: async (request, { params }) =>
    confirmAct(request, await requireOfficeDepartureAct(request, await params)),
})
