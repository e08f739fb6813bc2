import { printGuestList } from '@/app/acts/print-guest-list'
import { requireInboxLink } from '@/lib/http/open-link'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/operator/[token]/print'>

async function download(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const opened = await requireInboxLink(token, request)
  return opened.about === 'departure' || opened.about === 'guide'
    ? printGuestList(opened.departure, opened.about)
    : printGuestList(null, 'departure')
}
