import 'server-only'
import { listOpenCheckoutIds } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { enqueue } from '@/lib/queue/enqueue-job'

/**
 * Have the worker check a booking's open payment pages now and close them, because guests should no longer pay there.
 *
 * @param except  the attempt that may continue
 */
export async function closeOpenPaymentPages(
  db: Db,
  bookingId: string,
  now: Date,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  for (const id of await listOpenCheckoutIds(db, bookingId))
    if (id !== except) await enqueue(db, 'reconcile_checkout', id, now)
}
