import { findBookingReferences } from '@/lib/booking/reference'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { refuseInvalidLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/define-route'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { seeOther } from '@/lib/http/see-other'
import { confirmNewAddress } from '@/lib/use-cases/changes/confirm-new-address'
import { guestPath } from '@/lib/use-cases/links/guest-url'
import { openAddressLink } from '@/lib/use-cases/links/open-address-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: use })

type Context = RouteContext<'/booking/[token]/address'>

/** 'Use this address': switch the booking to the new address and redirect to its new link. */
async function use(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const at = now()
  const opened = await openAddressLink(token, toCaller(request, false).address, at)
  if (opened.kind !== 'opened') refuseInvalidLink(opened)
  const others = findBookingReferences((await readPostedFields(request)).get('others') ?? '')
  const answer = await confirmNewAddress(token, at, others)
  if (answer.kind === 'proved') {
    const done = { all: 'proved_others', some: 'proved_some', none: 'proved' }[answer.others ?? 'none']
    return seeOther(`${await guestPath(database(), answer.booking)}?done=${done}`)
  }
  return seeOther(`/booking/${token}?wait`)
}
