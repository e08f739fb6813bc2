import 'server-only'
import { type Db } from '@/lib/db/client'
import { type PaymentDetails } from '@/lib/db/generated/client'

/** What a guest was told to send. Coins and rate are decimal numbers as text. */
export type StoredDetails = Readonly<PaymentDetails>

/** What details are for: a booking, or a change of it. */
export type DetailsOrder = { readonly bookingId: string; readonly changeId: string | null }

/** Add details; those that were sent before for the same are void. Lock the booking's departure first. */
export async function addPaymentDetails(
  db: Db,
  details: Omit<StoredDetails, 'id' | 'sentAt' | 'voidedAt'>,
  now: Date,
): Promise<StoredDetails> {
  await voidPaymentDetails(db, details, now)
  return db.paymentDetails.create({ data: { ...details, sentAt: now } })
}

/** Nobody should pay by these details any more. */
export async function voidPaymentDetails(
  db: Db,
  { bookingId, changeId }: DetailsOrder,
  now: Date,
): Promise<void> {
  await db.paymentDetails.updateMany({
    where: { bookingId, changeId, voidedAt: null },
    data: { voidedAt: now },
  })
}

/** The newest details that were sent for it; void where `voidedAt` is set. */
export async function findPaymentDetails(
  db: Db,
  { bookingId, changeId }: DetailsOrder,
): Promise<StoredDetails | null> {
  return db.paymentDetails.findFirst({ where: { bookingId, changeId }, orderBy: { sentAt: 'desc' } })
}

/** The change that the latest details were sent for; null if they were for the booking itself, or none were sent. */
export async function findLastDetailedChange(db: Db, bookingId: string): Promise<string | null> {
  const row = await db.paymentDetails.findFirst({ where: { bookingId }, orderBy: { sentAt: 'desc' } })
  return row?.changeId ?? null
}

/** A booking, or a change of one, that is to be paid in cryptocurrency. Amounts in cents. */
export type AwaitedCrypto = DetailsOrder & {
  readonly reference: string
  readonly cryptoType: string | null
  readonly cents: number
  readonly askedAt: Date
  readonly dueAt: Date
  /** Whether details are sent that are not void. */
  readonly hasDetails: boolean
}

/** What is awaited at an instant, the soonest due first. */
export function listAwaitedCrypto(db: Db, now: Date): Promise<readonly AwaitedCrypto[]> {
  return db.$queryRaw<AwaitedCrypto[]>`
    SELECT b.id::text AS "bookingId", one.change_id::text AS "changeId", b.reference, b.crypto_type AS "cryptoType",
      one.cents, one.asked_at AS "askedAt", one.due_at AS "dueAt",
      EXISTS (SELECT FROM payment_details p WHERE p.booking_id = b.id AND p.voided_at IS NULL
        AND p.change_id IS NOT DISTINCT FROM one.change_id) AS "hasDetails"
    FROM (
      SELECT id AS booking_id, NULL::uuid AS change_id, total_cents AS cents, created_at AS asked_at,
        expires_at AS due_at
      FROM bookings WHERE state = 'awaiting_payment' AND payment_method = 'crypto'
      UNION ALL
      SELECT booking_id, id, pay_cents, created_at, held_until FROM changes
      WHERE state = 'held' AND pay_by = 'crypto'
    ) one JOIN bookings b ON b.id = one.booking_id
    WHERE one.due_at > ${now} ORDER BY one.due_at, b.reference`
}
