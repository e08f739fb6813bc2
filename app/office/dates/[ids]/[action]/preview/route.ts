import { previewAct } from '@/app/acts/preview-act'
import { requireOfficeDatesAct } from '@/app/office/dates/[ids]/find-office-dates'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/office/dates/[ids]/[action]/preview'>
>({
  POST: async (request, { params }) =>
    previewAct(request, await requireOfficeDatesAct(request, await params)),
})
