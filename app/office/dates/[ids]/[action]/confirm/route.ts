import { confirmAct } from '@/app/acts/confirm-act'
import { requireOfficeDatesAct } from '@/app/office/dates/[ids]/find-office-dates'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/dates/[ids]/[action]/confirm'>
>({
  POST: async (request, { params }) =>
    confirmAct(request, await requireOfficeDatesAct(request, await params)),
})
