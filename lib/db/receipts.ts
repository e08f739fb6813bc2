import 'server-only'
import { z } from 'zod'
import { documentNumber, type MoneyDocument } from '@/lib/booking/receipt'
import { helsinkiDay } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'

/** `R`: the receipt of a payment; `C`: the credit note of what was returned. */
type Series = 'R' | 'C'

/**
 * Give a document its number and keep it, in the transaction of its row of the ledger: a rollback gives the number back,
 * so there is no gap. Until then nobody else gets a number of that series; no lock but late names may be waited for
 * after it.
 *
 * Rule: receipt-numbers (docs/rules.md)
 */
export async function addReceipt(
  db: Db,
  about: { readonly series: Series; readonly bookingId: string; readonly movementId: string },
  document: MoneyDocument,
  issuedAt: Date,
): Promise<void> {
  const year = Number(helsinkiDay(issuedAt).slice(0, 4))
  const [counter] = await db.$queryRaw<{ last: number }[]>`
    INSERT INTO receipt_counters AS c (series, year, last) VALUES (${about.series}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1 RETURNING last`
  if (!counter) throw new Error('the database answered without a number')
  const number = documentNumber(about.series, issuedAt, counter.last)
  const stored = { ...document, lines: [...document.lines] }
  await db.receipt.create({
    data: { ...about, number, year, count: counter.last, issuedAt, document: stored },
  })
}

const documentSchema = z.object({ vat: z.object({ rateTenths: z.int() }) })

/** The rate of the receipt of a payment, in tenths of a percent; null when it has none. */
export async function findReceiptRate(db: Db, movementId: string): Promise<number | null> {
  const row = await db.receipt.findUnique({ where: { movementId } })
  return row && documentSchema.parse(row.document).vat.rateTenths
}
