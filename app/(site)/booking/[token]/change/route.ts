import { dateInput, partyInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { linkedBooking } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { RefusedError } from '@/lib/http/respond'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: change })

type Context = RouteContext<'/booking/[token]/change'>

/** 'Confirm change': of what the preview has shown, and of nothing else. */
async function change(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const fields = Object.fromEntries(await readFields(request))
  const { wish, page } = wishIn(fields)
  const { reference } = (await linkedBooking(token, request)).booking
  const call = { reference, wish, asking: { actor: 'guest' }, terms: fields.terms ?? '' } as const
  const answer = await requestChange(call, now())
  const path = `/booking/${token}` as const
  switch (answer.kind) {
    case 'held':
      // Paid by a link on the page; where Stripe does not answer now, it has a button that asks again.
      await openChangePage(answer.change.id, `${env().SITE_URL}${path}`, now())
      return seeOther(`${path}?done=held`)
    case 'applied':
      return seeOther(`${path}?done=changed`)
    case 'unchanged':
      return seeOther(`${path}?done=already`)
    default:
      return seeOther(`${path}/${page}&outdated`)
  }
}

function wishIn(fields: Readonly<Record<string, string>>) {
  const party = partyInput.safeParse(fields)
  if (party.success) {
    const page = `guests?adults=${party.data.adults}&children=${party.data.children}`
    return { wish: { kind: 'party', party: party.data }, page } as const
  }
  const date = dateInput.safeParse(fields)
  if (!date.success)
    throw new RefusedError(400, { error: 'Please use the form of our page.', code: 'invalid' })
  const { departure: departureId } = date.data
  return { wish: { kind: 'move', departureId }, page: `date?departure=${departureId}` } as const
}
