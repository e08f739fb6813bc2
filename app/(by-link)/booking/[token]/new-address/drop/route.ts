import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { now } from '@/lib/db/clock'
import { dropAddressChange } from '@/lib/use-cases/changes/request-address-change'

/** 'Keep the old address': void the link that was sent to the new one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(async ({ booking, path }) => {
  const isDropped = await dropAddressChange(booking.id, now())
  return `${path}?done=${isDropped ? 'address_dropped' : 'address_gone'}`
})
