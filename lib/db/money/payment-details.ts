import 'server-only'
import { type Db } from '@/lib/db/client'
import { type PaymentDetails, Prisma } from '@/lib/db/generated/client'

/** Cryptocurrency payment details sent to a guest. Coins and rate are decimal numbers, as text. */
export type StoredCryptoDetails = Readonly<PaymentDetails>

export type PaymentDetailsSubject = { readonly bookingId: string; readonly changeId: string | null }

/** Add payment details, and void earlier ones for the same booking or change. Lock the booking's departure first. */
export async function addPaymentDetails(
  db: Db,
  details: Omit<StoredCryptoDetails, 'id' | 'sentAt' | 'voidedAt'>,
  now: Date,
): Promise<StoredCryptoDetails> {
  await voidPaymentDetails(db, details, now)
  return db.paymentDetails.create({ data: { ...details, sentAt: now } })
}

/** Void payment details that the guest should no longer use. */
export async function voidPaymentDetails(
  db: Db,
  { bookingId, changeId }: PaymentDetailsSubject,
  now: Date,
): Promise<void> {
  await db.paymentDetails.updateMany({
    where: { bookingId, changeId, voidedAt: null },
    data: { voidedAt: now },
  })
}

/** The newest payment details for a booking or change, void if `voidedAt` is set; null if none were sent. */
export async function findPaymentDetails(
  db: Db,
  { bookingId, changeId }: PaymentDetailsSubject,
): Promise<StoredCryptoDetails | null> {
  return db.paymentDetails.findFirst({ where: { bookingId, changeId }, orderBy: { sentAt: 'desc' } })
}

export async function findLatestPaymentDetails(
  db: Db,
  bookingId: string,
): Promise<StoredCryptoDetails | null> {
  return db.paymentDetails.findFirst({ where: { bookingId }, orderBy: { sentAt: 'desc' } })
}

/** The change that the newest payment details are for; null if they are for the booking itself, or none were sent. */
export async function findLatestDetailsChangeId(db: Db, bookingId: string): Promise<string | null> {
  return (await findLatestPaymentDetails(db, bookingId))?.changeId ?? null
}

/** A booking or change still to be paid in cryptocurrency. Amounts in cents. */
export type PendingCryptoPayment = PaymentDetailsSubject & {
  readonly reference: string
  readonly cryptoType: string | null
  readonly cents: number
  readonly arrivedCents: number
  readonly askedAt: Date
  readonly dueAt: Date
  readonly hasDetails: boolean
  /** The number of coins that the payment details ask for, as text; null without details. */
  readonly coins: string | null
}

/** Cryptocurrency payments that are still awaited, soonest due first. */
export function listPendingCryptoPayments(db: Db, now: Date): Promise<readonly PendingCryptoPayment[]> {
  return db.$queryRaw<PendingCryptoPayment[]>`
    SELECT b.id::text AS "bookingId", one.change_id::text AS "changeId", b.reference, b.crypto_type AS "cryptoType",
      (one.cents - one.arrived)::int AS cents, one.arrived::int AS "arrivedCents", one.asked_at AS "askedAt", one.due_at AS "dueAt",
      details.coins IS NOT NULL AS "hasDetails", details.coins
    FROM (
      SELECT k.id AS booking_id, NULL::uuid AS change_id, k.total_cents + ${sumOf('correction')} AS cents,
        ${sumOf('payment')} - ${sumOf('refund')} AS arrived, k.created_at AS asked_at, k.expires_at AS due_at
      FROM bookings k WHERE k.state = 'awaiting_payment' AND k.payment_method = 'crypto'
      UNION ALL
      SELECT x.booking_id, x.id, x.pay_cents,
        (SELECT coalesce(sum(m.cents), 0) FROM money_movements m
          WHERE m.booking_id = x.booking_id AND m.change_id = x.id AND m.kind = 'payment'),
        x.created_at, x.held_until
      FROM changes x WHERE x.state = 'held' AND x.pay_by = 'crypto'
    ) one JOIN bookings b ON b.id = one.booking_id
    LEFT JOIN LATERAL (SELECT p.coins FROM payment_details p WHERE p.booking_id = b.id AND p.voided_at IS NULL
      AND p.change_id IS NOT DISTINCT FROM one.change_id ORDER BY p.sent_at DESC LIMIT 1) details ON true
    WHERE one.due_at > ${now} ORDER BY one.due_at, b.reference`
}

/** SQL expression: the sum of one kind of ledger row for a booking, whose table alias must be `k`. */
function sumOf(kind: 'payment' | 'refund' | 'correction'): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(sum(m.cents), 0) FROM money_movements m
    WHERE m.booking_id = k.id AND m.kind::text = ${kind} AND (m.kind <> 'correction' OR m.payment_id IS NULL))`
}
