import 'server-only'
import { database } from '@/lib/db/client'
import { listDeparturesToOffer } from '@/lib/db/waiting/waiting-list'
import { enqueueOnce } from '@/lib/queue/enqueue'

export async function offerPlaces(now: Date): Promise<void> {
  for (const id of await listDeparturesToOffer(database(), now))
    await enqueueOnce(database(), 'offer_departure', id, now)
}
