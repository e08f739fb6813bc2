import { guestForm } from '@/app/(site)/booking/[token]/guest-form'
import { eraseHealth } from '@/lib/use-cases/changes/erase-health'

/**
 * Delete the health note. Guests can withdraw consent at any time, even when other details can no longer be changed.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestForm(async ({ booking, path }) => {
  await eraseHealth.run(booking.id)
  return `${path}?done=forgotten`
})
