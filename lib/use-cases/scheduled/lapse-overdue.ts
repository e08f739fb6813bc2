import 'server-only'
import { database } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures/overdue-seats'
import { enqueueOnce } from '@/lib/queue/enqueue'

/**
 * Queue one job per departure with expired unpaid bookings, so that a failure on one does not hold up the others.
 * Nothing depends on when they run: expired bookings hold no seats anyway.
 */
export async function lapseOverdue(now: Date): Promise<void> {
  for (const id of await listOverdueDepartureIds(database(), now))
    await enqueueOnce(database(), 'lapse_departure', id, now)
}
