import { requireActBehindLink } from '@/app/(by-link)/operator/[token]/[action]/act-behind-link'
import { previewAct } from '@/app/acts/preview-act'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<
  RouteContext<'/operator/[token]/[action]/preview'>
>({
  POST: async (request, { params }) => previewAct(request, await requireActBehindLink(request, await params)),
})
