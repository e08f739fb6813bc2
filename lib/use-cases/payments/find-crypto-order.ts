import 'server-only'
import { dryRun } from '@/lib/db/dry-run'
import { type CryptoOrder, lockCryptoOrder } from '@/lib/use-cases/payments/steps/lock-crypto-order'

/** Find what a crypto transfer for this booking would pay for now; null if none can be recorded. */
export async function findCryptoOrder(reference: string, now: Date): Promise<CryptoOrder | null> {
  const order = await dryRun((db) => lockCryptoOrder(db, reference, now))
  return 'kind' in order ? null : order
}
