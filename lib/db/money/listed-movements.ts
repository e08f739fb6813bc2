import 'server-only'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type Db } from '@/lib/db/client'
import { type MoneyMovementKind } from '@/lib/db/generated/client'

export type ListedMovement = {
  readonly at: Date
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

export function listMovements(db: Db, { from, until }: Period): Promise<readonly ListedMovement[]> {
  return db.$queryRaw<ListedMovement[]>`
    SELECT m.at, b.reference, m.kind::text AS kind, p.method::text AS method, m.cents, m.reason, r.number AS document,
      coalesce(m.provider_id, m.transaction_key) AS "providerId"
    FROM money_movements m JOIN bookings b ON b.id = m.booking_id
    LEFT JOIN money_movements p ON p.id = m.payment_id
    LEFT JOIN receipts r ON r.movement_id = m.id
    WHERE m.at >= ${from} AND m.at < ${until}
    ORDER BY m.at, m.sequence`
}
