import 'server-only'
import { database } from '@/lib/db/client'
import { listDeparturesToOffer } from '@/lib/db/waiting/waiting-list'
import { enqueueJobOnce } from '@/lib/queue/enqueue-job'

export async function enqueuePlaceOffers(now: Date): Promise<void> {
  for (const id of await listDeparturesToOffer(database(), now))
    await enqueueJobOnce(database(), 'offer_departure', id, now)
}
