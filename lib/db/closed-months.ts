import 'server-only'
import { type Db } from '@/lib/db/client'

/** A month with what Stripe held at its end, in cents. */
type ClosedMonth = { readonly month: string; readonly closingCents: number }

/** Keep the closing balance of a month, as it is closed for the first time: later ones are compared with it. */
export async function addClosedMonth(db: Db, closed: ClosedMonth, now: Date): Promise<void> {
  await db.closedMonth.createMany({ data: [{ ...closed, recordedAt: now }], skipDuplicates: true })
}

/**
 * @param month  `2026-12`
 * @returns      in cents; null where it never was closed
 */
export async function findClosingBalance(db: Db, month: string): Promise<number | null> {
  const row = await db.closedMonth.findUnique({ where: { month } })
  return row?.closingCents ?? null
}
