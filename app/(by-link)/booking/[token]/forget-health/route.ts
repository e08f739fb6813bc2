import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { eraseGuestHealthNote } from '@/lib/use-cases/changes/erase-guest-health-note'

/**
 * Delete the health note. Guests can withdraw consent at any time, even when other details can no longer be changed.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(async ({ booking, path }) => {
  await eraseGuestHealthNote.run(booking.id)
  return `${path}?done=forgotten`
})
