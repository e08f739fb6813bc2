import 'server-only'
import { database, inTransaction } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures'
import { lockAndRefreshDeparture } from '@/lib/use-cases/seats/lock-and-refresh-departure'
import { enqueueOnce } from '@/lib/queue/enqueue'

/**
 * Have the unpaid bookings whose time has run out marked, a job for each departure, so that one that cannot be marked
 * stands in the way of no other. Nothing waits for it: they hold no seats since that instant.
 */
export async function lapseOverdue(now: Date): Promise<void> {
  for (const id of await listOverdueDepartureIds(database(), now))
    await enqueueOnce(database(), 'lapse_departure', id, now)
}

/** Mark the unpaid bookings of a departure whose time has run out, and owe their e-mails. */
export async function lapseDeparture(id: number, now: Date): Promise<void> {
  await inTransaction((db) => lockAndRefreshDeparture(db, id, now))
}
