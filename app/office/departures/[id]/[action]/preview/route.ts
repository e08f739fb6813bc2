import { previewAct } from '@/app/acts/preview-act'
import { requireOfficeDepartureAct } from '@/app/office/departures/[id]/find-office-departure'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/departures/[id]/[action]/preview'>
>({
  POST: async (request, { params }) =>
    previewAct(request, await requireOfficeDepartureAct(request, await params)),
})
