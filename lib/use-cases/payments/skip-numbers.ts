import 'server-only'
import { type Db } from '@/lib/db/client'
import { addReceiptGap, lockReceiptCounter, type ReceiptNumber } from '@/lib/db/money/receipt-gaps'
import { operation } from '@/lib/db/operation'

/** Nobody issues so many documents between two backups: a number beyond is mistyped. */
const MOST_SKIPPED = 10_000

type SkippedNumbers =
  /** `first` to `last` are no document's; `first` beyond `last` where all of them are given already. */
  | { readonly kind: 'skipped'; readonly first: number; readonly last: number }
  | { readonly kind: 'refused'; readonly reason: 'too_many'; readonly last: number }

/**
 * Have the next document of a series numbered after one that a guest has already, as when the database was restored: no
 * number is given twice. The gap is written down, and the check of the books knows it.
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export const skipNumbers = operation({ work: skip })

async function skip(db: Db, known: ReceiptNumber, now: Date): Promise<SkippedNumbers> {
  const last = await lockReceiptCounter(db, known)
  if (known.count - last > MOST_SKIPPED) return { kind: 'refused', reason: 'too_many', last }
  if (known.count > last) await addReceiptGap(db, known, last + 1, now)
  return { kind: 'skipped', first: last + 1, last: known.count }
}
