import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { now } from '@/lib/db/clock'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'

/** Handle 'Keep the booking as it is': cancel the change that is waiting for payment. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(async ({ booking, path }) => {
  const isGivenUp = await withdrawChange.run(booking.reference, 'guest', now())
  return `${path}?done=${isGivenUp ? 'kept' : 'gone'}`
})
