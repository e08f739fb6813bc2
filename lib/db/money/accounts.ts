import 'server-only'
import {
  type AccountsReceipt,
  type AccountsMonth,
  type AccountsMovement,
} from '@/lib/booking/money/accounts-month'
import { type Db } from '@/lib/db/client'
import { CREDIT_NOTES_COMPLETE_SQL } from '@/lib/db/sql/credit-notes-complete-sql'
import { NOT_SAMPLE_SQL } from '@/lib/db/sql/state-sql'

type Row = Omit<AccountsMovement, 'document'> &
  Omit<AccountsReceipt, 'number'> & { readonly number: string | null }

/** The ledger rows that move money, with their documents, oldest first. Price corrections are left out. */
export async function listAccountsMovements(
  db: Db,
  { from, until }: AccountsMonth,
): Promise<readonly AccountsMovement[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT CASE m.kind WHEN 'correction' THEN 'refund_bounced' ELSE m.kind::text END AS kind, b.reference,
      p.method::text AS method, abs(m.cents) AS cents, m.at,
      coalesce(bounced.provider_id, m.provider_id, m.transaction_key) AS "providerId",
      p.provider_id AS "paymentIntentId", r.number, r.series, r.issued_at AS "issuedAt",
      r.document->>'tour' AS tour, r.document->>'day' AS day, (r.document->>'grossCents')::int AS "grossCents",
      (r.document->'vat'->>'rateTenths')::int AS "rateTenths", (r.document->'vat'->>'vatCents')::int AS "vatCents",
      (r.document->'vat'->>'netCents')::int AS "netCents",
      m.kind = 'refund' AND ${CREDIT_NOTES_COMPLETE_SQL} AS "hasNotes"
    FROM money_movements m
    JOIN bookings b ON b.id = m.booking_id
    JOIN money_movements p ON p.id = m.payment_id
    LEFT JOIN money_movements bounced ON bounced.id = m.refund_id
    LEFT JOIN receipts r ON r.movement_id = m.id
    WHERE ${NOT_SAMPLE_SQL} AND (m.at >= ${from} AND m.at < ${until}
      OR m.kind = 'dispute' AND r.issued_at >= ${from} AND r.issued_at < ${until})
    ORDER BY m.at, m.sequence`
  return rows.map(
    ({ kind, reference, method, cents, at, providerId, paymentIntentId, hasNotes, number, ...document }) => ({
      ...{ kind, reference, method, cents, at, providerId, paymentIntentId, hasNotes },
      document: number === null ? null : { number, ...document },
    }),
  )
}

/** A month and Stripe's balance at its end, in cents. */
type ClosedMonth = { readonly month: string; readonly closingCents: number }

/** Save a month's closing balance when the month is first closed; later runs are compared with it. */
export async function addClosedMonth(db: Db, closed: ClosedMonth, now: Date): Promise<void> {
  await db.closedMonth.createMany({ data: [{ ...closed, recordedAt: now }], skipDuplicates: true })
}

/**
 * Find a month's closing balance.
 *
 * @param month  such as `2026-12`
 * @returns      Stripe's balance at the month's end, in cents; null if the month was never closed
 */
export async function findClosingBalance(db: Db, month: string): Promise<number | null> {
  const row = await db.closedMonth.findUnique({ where: { month } })
  return row?.closingCents ?? null
}
