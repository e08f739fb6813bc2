import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { cancellationInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { readPostedInput } from '@/lib/http/read-posted-fields'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'

/** Cancel a booking if the refund is still the amount the guest was shown; if not, show the new amount. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(
  async ({ booking, path }, request) => {
    const { refund: shownCents } = await readPostedInput(request, cancellationInput)
    const done = await cancelBooking.run(booking.reference, 'guest', now(), { shownCents })
    if (done.kind !== 'refused') return `${path}?done=cancelled`
    // A second submission, from a double click or another window, shows the current status of the booking.
    return `${path}${done.reason === 'not_live' ? '?done=ended' : '/cancel?outdated'}`
  },
)
