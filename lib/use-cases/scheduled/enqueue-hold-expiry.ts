import 'server-only'
import { database } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures/overdue-seats'
import { enqueueJobOnce } from '@/lib/queue/enqueue-job'

/**
 * Queue one job per departure with expired unpaid bookings, so that a failure on one does not hold up the others. It
 * does not matter when they run: expired bookings hold no seats anyway.
 */
export async function enqueueHoldExpiry(now: Date): Promise<void> {
  for (const id of await listOverdueDepartureIds(database(), now))
    await enqueueJobOnce(database(), 'lapse_departure', id, now)
}
