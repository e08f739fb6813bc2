import 'server-only'
import { z } from 'zod'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Db } from '@/lib/db/client'
import { type MoneyMovementKind, Prisma } from '@/lib/db/generated/client'
import { type ListPage, type PageRequest, readCursor, toPage } from '@/lib/db/list-page'

export type ListedMovement = {
  readonly at: Date
  /** The order in which the rows were recorded: a whole number, which may be too large for a `number`. */
  readonly sequence: string
  readonly reference: string
  readonly kind: MoneyMovementKind
  /** The method of the payment, or of the payment that a refund or dispute reduces; null for a price correction. */
  readonly method: MoneyMethod | null
  /** Amount of the row in cents: positive, except that a correction may be negative. */
  readonly cents: number
  readonly reason: string | null
  readonly document: string | null
  readonly providerId: string | null
}

/** A period by the payment provider's clock; `until` is not included. */
export type Period = { readonly from: Date; readonly until: Date }

/** All rows of the ledger in a period, oldest first. */
export function listMovements(db: Db, { from, until }: Period): Promise<readonly ListedMovement[]> {
  return db.$queryRaw<ListedMovement[]>`${MOVEMENTS}
    WHERE m.at >= ${from} AND m.at < ${until}
    ORDER BY m.at, m.sequence`
}

/** A page of the ledger in a period, newest first. */
export async function listMovementsPage(
  db: Db,
  { from, until }: Period,
  { limit, after }: PageRequest,
): Promise<ListPage<ListedMovement>> {
  const cursor = readCursor(after, z.string().regex(/^\d{1,18}$/))
  const before = cursor
    ? Prisma.sql`AND (m.at, m.sequence) < (${cursor.at}, ${cursor.key}::bigint)`
    : Prisma.empty
  const rows = await db.$queryRaw<ListedMovement[]>`${MOVEMENTS}
    WHERE m.at >= ${from} AND m.at < ${until} ${before}
    ORDER BY m.at DESC, m.sequence DESC
    LIMIT ${limit + 1}`
  return toPage(rows, limit, ({ at, sequence }) => ({ at, key: sequence }))
}

const MOVEMENTS = Prisma.sql`
    SELECT m.at, m.sequence::text AS sequence, b.reference, m.kind::text AS kind, p.method::text AS method, m.cents, m.reason, r.number AS document,
      coalesce(m.provider_id, m.transaction_key) AS "providerId"
    FROM money_movements m JOIN bookings b ON b.id = m.booking_id
    LEFT JOIN money_movements p ON p.id = m.payment_id
    LEFT JOIN receipts r ON r.movement_id = m.id`
