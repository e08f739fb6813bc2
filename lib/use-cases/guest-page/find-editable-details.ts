import 'server-only'
import { decideChange } from '@/lib/booking/changes/change'
import { type ChangeRefusal } from '@/lib/booking/changes/change-decision'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'

/** Which details the guest may change now: all of them, only the e-mail address, or none and why. */
export type EditableDetails = { readonly kind: 'all' | 'address' } | ChangeRefusal

/** Find which details a guest may change now. Rule: new-address (docs/rules.md) */
export async function findEditableDetails(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
): Promise<EditableDetails> {
  const changeable = await loadChangeableBooking(database(), booking)
  const request = { booking: changeable, departure: toChangeableDeparture(departure) }
  const decide = (kind: 'details' | 'address') =>
    decideChange({ ...request, wanted: { kind }, asking: { actor: 'guest' } }, now)
  const decision = decide('details')
  if (decision.kind !== 'refused') return { kind: 'all' }
  return decide('address').kind === 'refused' ? decision : { kind: 'address' }
}
