import 'server-only'
import { endChange, findOpenChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/lock-departure'
import { recordHistory } from '@/lib/db/history'
import { returnParts } from '@/lib/use-cases/seats/steps/return-parts'

/**
 * Drop the change of a booking that waits for its payment, in the transaction that changes the booking, whose departure
 * is locked: what the change held is free, and a payment that comes for it all the same goes back. Whoever calls this
 * has its payment page closed.
 */
export async function dropOpenChange(db: Db, bookingId: string, now: Date): Promise<void> {
  const open = await findOpenChange(db, bookingId)
  if (!open) return
  // Nobody waits for this lock: it is had at once, or the whole transaction begins anew.
  await lockDeparture(db, open.departureId)
  const { id } = open
  if ((await findOpenChange(db, bookingId))?.id !== id) return
  await endChange(db, id, { state: 'dropped', now })
  await recordHistory(db, { bookingId, what: 'change_dropped' }, now)
  await returnParts(db, { bookingId, changeId: id }, now, 'change_dropped')
}
