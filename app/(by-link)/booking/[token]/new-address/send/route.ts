import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { resendAddressProof } from '@/lib/use-cases/changes/request-address-change'

/** 'Send the link again': e-mail a new link to the address that waits for its confirmation. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(
  async ({ booking, path }, request) => {
    const answer = await resendAddressProof(booking.id, toCaller(request, false).address, now())
    if (answer.kind === 'asked') return `${path}?done=address`
    if (answer.kind === 'repeated') return `${path}?done=address_again`
    return `${path}?done=${answer.reason === 'limit_used_up' ? 'address_limited' : 'address_gone'}`
  },
)
