import 'server-only'
import { database } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures/overdue-seats'
import { enqueueOnce } from '@/lib/queue/enqueue'

/**
 * Queue a job for each departure with expired unpaid bookings, so that one that cannot be updated does not hold up the
 * others. Nothing waits for it: expired bookings hold no seats anyway.
 */
export async function lapseOverdue(now: Date): Promise<void> {
  for (const id of await listOverdueDepartureIds(database(), now))
    await enqueueOnce(database(), 'lapse_departure', id, now)
}
