import 'server-only'
import { getCommandUser } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'

/** A receipt's series, its year in Helsinki, and its number within that series and year. */
export type ReceiptNumber = { readonly series: 'R' | 'C'; readonly year: number; readonly count: number }

/**
 * Lock a series' counter for a year and return its last number, issued or skipped; 0 before the first. None of its
 * documents can be numbered until the transaction ends.
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

/** Skip a locked counter's next numbers, from `first` to `count`, and record that this was on purpose. */
export async function addReceiptGap(
  db: Db,
  { series, year, count: last }: ReceiptNumber,
  first: number,
  now: Date,
): Promise<void> {
  await db.receiptGap.create({
    data: { series, year, first, last, userName: getCommandUser(), recordedAt: now },
  })
  await db.receiptCounter.update({ where: { series_year: { series, year } }, data: { last } })
}

/** A series' last number in a year, issued or skipped; 0 before the first. */
export async function findLastReceiptNumber(
  db: Db,
  { series, year }: Pick<ReceiptNumber, 'series' | 'year'>,
): Promise<number> {
  return (await db.receiptCounter.findUnique({ where: { series_year: { series, year } } }))?.last ?? 0
}

/** Whether numbers of a series were skipped on purpose since an instant. */
export async function hasReceiptGapSince(
  db: Db,
  { series, year }: Pick<ReceiptNumber, 'series' | 'year'>,
  since: Date,
): Promise<boolean> {
  return (await db.receiptGap.count({ where: { series, year, recordedAt: { gte: since } } })) > 0
}
