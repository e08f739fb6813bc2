import 'server-only'
import { type Db } from '@/lib/db/client'
import { addReceiptGap, lockReceiptCounter, type ReceiptNumber } from '@/lib/db/money/receipt-gaps'
import { defineOperation } from '@/lib/db/define-operation'

/**
 * The largest gap allowed: more documents than we could issue between two backups, so that a larger one must be a
 * typing error.
 */
const MAX_SKIPPED = 10_000

type SkippedNumbers =
  /** The numbers `first` to `last` will never be used; if `first` is greater than `last`, there was no gap. */
  | { readonly kind: 'skipped'; readonly first: number; readonly last: number }
  | { readonly kind: 'refused'; readonly reason: 'too_many'; readonly last: number }

/**
 * Continue a series of document numbers after one that a guest already has, so that no number is used twice after the
 * database was restored from a backup. The gap is recorded, so that the checks of the books allow for it.
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export const skipDocumentNumbers = defineOperation({ work: skip })

async function skip(db: Db, known: ReceiptNumber, now: Date): Promise<SkippedNumbers> {
  const last = await lockReceiptCounter(db, known)
  if (known.count - last > MAX_SKIPPED) return { kind: 'refused', reason: 'too_many', last }
  if (known.count > last) await addReceiptGap(db, known, last + 1, now)
  return { kind: 'skipped', first: last + 1, last: known.count }
}
