import { requireActBehindLink } from '@/app/(by-link)/operator/[token]/[action]/act-behind-link'
import { confirmAct } from '@/app/acts/confirm-act'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/operator/[token]/[action]/confirm'>
>({
  POST: async (request, { params }) => confirmAct(request, await requireActBehindLink(request, await params)),
})
