import 'server-only'
import { type PrintedReceipt } from '@/lib/booking/receipt'
import { database } from '@/lib/db/client'
import { findCorrected, loadReceipts, numberReceipt } from '@/lib/db/receipts'

/**
 * Issue a receipt or credit note that was written: give it its number, unless it has one. What it corrects comes first.
 *
 * @param id  of its row of the ledger
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export async function issueDocument(id: string, now: Date): Promise<void> {
  const corrected = await findCorrected(database(), id)
  if (corrected !== null) await numberReceipt(database(), corrected, now)
  await numberReceipt(database(), id, now)
}

/** Documents with their numbers, whether or not their own jobs have come to them yet. */
export async function issueDocuments(ids: readonly string[], now: Date): Promise<readonly PrintedReceipt[]> {
  for (const id of ids) await issueDocument(id, now)
  return ids.length === 0 ? [] : loadReceipts(database(), ids)
}
