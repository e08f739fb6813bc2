import 'server-only'
import { commandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'

/** A number within a series and a year in Helsinki. */
export type ReceiptNumber = { readonly series: 'R' | 'C'; readonly year: number; readonly count: number }

/**
 * Lock a counter and return its last number, issued or skipped; 0 before the first. No document is numbered until the
 * transaction ends.
 */
export async function lockReceiptCounter(
  db: Db,
  { series, year }: Pick<ReceiptNumber, 'series' | 'year'>,
): Promise<number> {
  const [row] = await db.$queryRaw<{ last: number }[]>`
    INSERT INTO receipt_counters AS c (series, year, last) VALUES (${series}, ${year}, 0)
    ON CONFLICT (series, year) DO UPDATE SET last = c.last RETURNING last`
  return row?.last ?? 0
}

/** Skip the numbers after the last one of a locked counter, and record that it was on purpose. */
export async function addReceiptGap(
  db: Db,
  { series, year, count: last }: ReceiptNumber,
  first: number,
  now: Date,
): Promise<void> {
  await db.receiptGap.create({
    data: { series, year, first, last, userName: commandUser(), recordedAt: now },
  })
  await db.receiptCounter.update({ where: { series_year: { series, year } }, data: { last } })
}
