import { clientOf, refuseUnproven, refuseUsedUp } from '@/app/api/refuse-busy'
import { look, spend } from '@/lib/limits/limits'

/**
 * Let a client's wish for seats in, by card or by cryptocurrency. Throws `RefusedError` (429). Nothing is counted but
 * tries without the proof that they need; see `countBooking`.
 */
export async function admitBooking(request: Request, looksAutomatic: boolean): Promise<void> {
  const use = await look('bookings_of_client', clientOf(request))
  refuseUsedUp(use)
  await refuseUnproven(request, { uses: [use], looksAutomatic, onUnproven: () => countBooking(request) })
}

/** Count a booking that was begun. */
export async function countBooking(request: Request): Promise<void> {
  await spend('bookings_of_client', clientOf(request))
}
