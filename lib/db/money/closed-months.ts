import 'server-only'
import { type Db } from '@/lib/db/client'

/** A month and Stripe's balance at its end, in cents. */
type ClosedMonth = { readonly month: string; readonly closingCents: number }

/** Save a month's closing balance when it is first closed; later runs are compared with it. */
export async function addClosedMonth(db: Db, closed: ClosedMonth, now: Date): Promise<void> {
  await db.closedMonth.createMany({ data: [{ ...closed, recordedAt: now }], skipDuplicates: true })
}

/**
 * @param month  `2026-12`
 * @returns      in cents; null if it was never closed
 */
export async function findClosingBalance(db: Db, month: string): Promise<number | null> {
  const row = await db.closedMonth.findUnique({ where: { month } })
  return row?.closingCents ?? null
}
