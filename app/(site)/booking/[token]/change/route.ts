import { changeInput, type ChangeInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { requireGuestLink } from '@/lib/http/open-link'
import { readInput } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: change })

type Context = RouteContext<'/booking/[token]/change'>

/** 'Confirm change': apply exactly what the preview showed. */
async function change(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking, client } = await requireGuestLink(token, request)
  const input = await readInput(request, changeInput)
  const { wanted, page } = wantedIn(input)
  const call = {
    reference: booking.reference,
    client,
    wanted,
    asking: { actor: 'guest' },
    terms: input.terms,
  } as const
  const answer = await requestChange.run(call, now())
  const path = `/booking/${token}` as const
  switch (answer.kind) {
    case 'held':
      // The guest pays from the booking page. If Stripe does not respond now, a button there tries again.
      await openChangePage(answer.change.id, `${env().SITE_URL}${path}`, now())
      return seeOther(`${path}?done=held`)
    case 'applied':
      return seeOther(`${path}?done=changed`)
    case 'unchanged':
      return seeOther(`${path}?done=already`)
    default:
      return answer.kind === 'refused' && answer.reason === 'too_many_changes'
        ? seeOther(`${path}?done=too_many_changes`)
        : seeOther(`${path}/${page}&outdated`)
  }
}

function wantedIn(input: ChangeInput) {
  if ('departure' in input) {
    const { departure: departureId } = input
    return { wanted: { kind: 'move', departureId }, page: `date?departure=${departureId}` } as const
  }
  const { adults, children } = input
  const page = `guests?adults=${adults}&children=${children}`
  return { wanted: { kind: 'party', party: { adults, children } }, page } as const
}
