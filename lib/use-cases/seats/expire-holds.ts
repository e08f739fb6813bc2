import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

export async function expireHolds(id: number, now: Date): Promise<void> {
  await inTransaction((db) => lockAndRefreshDeparture(db, id, now))
}
