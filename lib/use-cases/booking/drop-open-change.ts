import 'server-only'
import { endChange, findOpenChange, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'
import { returnParts } from '@/lib/use-cases/booking/return-parts'

/**
 * Drop the change of a booking that waits for its payment, in the transaction that changes the booking, whose departure
 * is locked: what the change held is free, what had come for it goes back, and so does a payment that comes for it all
 * the same. Whoever calls this has its payment page closed.
 */
export async function dropOpenChange(db: Db, bookingId: string, now: Date): Promise<void> {
  const open = await findOpenChange(db, bookingId)
  if (!open) return
  // Nobody waits for this lock: it is had at once, or the whole transaction begins anew.
  await lockDeparture(db, open.departureId)
  if ((await findOpenChange(db, bookingId))?.id === open.id) await dropChange(db, open, now)
}

/**
 * The same of one change whose departure is locked.
 *
 * @param why  for its booking's history
 */
export async function dropChange(
  db: Db,
  { id, bookingId }: StoredChange,
  now: Date,
  why?: 'called_off' | 'time_changed',
): Promise<void> {
  await endChange(db, id, { state: 'dropped', now })
  await recordHistory(db, { bookingId, what: 'change_dropped', why }, now)
  await returnParts(db, { bookingId, changeId: id }, now, 'change_dropped')
}
