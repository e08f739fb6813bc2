import 'server-only'
import { z } from 'zod'
import { type Correction, CORRECTION_REASONS, type Ledger } from '@/lib/booking/ledger'
import { listPaymentRemainders, type PaymentRemainder } from '@/lib/booking/money/list-payment-remainders'
import { ALL_PAYMENT_METHODS, type MoneyMethod } from '@/lib/booking/money/money-methods'
import { UNBOOKED_REFUND_REASONS } from '@/lib/booking/money/refund-reasons'
import { type Db } from '@/lib/db/client'
import { type MoneyMovement as Row } from '@/lib/db/generated/client'

/** A payment received for a booking, in cents; `providerId` is Stripe's PaymentIntent. */
export type StoredPayment = Readonly<Pick<Row, 'id' | 'bookingId' | 'changeId' | 'cents' | 'providerId'>> & {
  readonly method: MoneyMethod
}

/**
 * Add a payment to the ledger.
 *
 * @param payment.at  when it was made, by the provider's clock
 */
export async function addPayment(
  db: Db,
  payment: Omit<StoredPayment, 'id' | 'changeId'> & {
    readonly changeId?: string | null
    /** Identifies a cryptocurrency transfer, so that it counts only once. */
    readonly transactionKey?: string
    readonly currency: string
    readonly at: Date
  },
): Promise<string> {
  const id = crypto.randomUUID()
  await db.moneyMovement.create({ data: { ...payment, id, paymentId: id, kind: 'payment' } })
  return id
}

/**
 * Add a refund, or a dispute that was opened or that we won. `providerId` must be unique per kind. Returns the row's
 * id.
 */
export async function addPaymentMovement(
  db: Db,
  payment: StoredPayment,
  movement: {
    readonly kind: 'refund' | 'dispute' | 'dispute_won'
    readonly cents: number
    readonly at: Date
    readonly providerId: string | null
  },
): Promise<string> {
  const { bookingId, id: paymentId } = payment
  const { id } = await db.moneyMovement.create({ data: { ...movement, bookingId, paymentId } })
  return id
}

export async function addCorrections(
  db: Db,
  bookingId: string,
  corrections: readonly Correction[],
  at: Date,
): Promise<void> {
  for (const correction of corrections)
    await db.moneyMovement.create({ data: { ...correction, bookingId, kind: 'correction', at } })
}

/** Record that a refund bounced, so the amount is due again. A refund can bounce only once. */
export async function addRefundBounce(
  db: Db,
  payment: StoredPayment,
  refund: { readonly id: string; readonly cents: number },
  at: Date,
): Promise<void> {
  await db.moneyMovement.create({
    data: {
      bookingId: payment.bookingId,
      paymentId: payment.id,
      kind: 'correction',
      reason: 'refund_bounced',
      cents: -refund.cents,
      refundId: refund.id,
      at,
    },
  })
}

export async function loadPayment(db: Db, id: string): Promise<StoredPayment> {
  return paymentFrom(await db.moneyMovement.findUniqueOrThrow({ where: { id } }))
}

/** The payment with this Stripe PaymentIntent; null if it is not recorded yet. */
export async function findPaymentByProviderId(db: Db, providerId: string): Promise<StoredPayment | null> {
  const row = await db.moneyMovement.findUnique({
    where: { kind_providerId: { kind: 'payment', providerId } },
  })
  return row && paymentFrom(row)
}

/**
 * The reference of the booking that a cryptocurrency transfer was recorded for; null if there is none.
 *
 * @param transfer.id    the end of its stored key
 * @param transfer.isIt  whether a stored key belongs to this transfer
 */
export async function findReferenceByTransfer(
  db: Db,
  { id, isIt }: { readonly id: string; readonly isIt: (transactionKey: string) => boolean },
): Promise<string | null> {
  const rows = await db.moneyMovement.findMany({
    where: { transactionKey: { endsWith: id.replace(/[\\%_]/g, '\\$&') } },
    select: { transactionKey: true, booking: { select: { reference: true } } },
  })
  return rows.find((row) => row.transactionKey && isIt(row.transactionKey))?.booking.reference ?? null
}

export async function listBookingPayments(db: Db, bookingId: string): Promise<readonly StoredPayment[]> {
  const rows = await db.moneyMovement.findMany({
    where: { bookingId, kind: 'payment' },
    orderBy: { sequence: 'asc' },
  })
  return rows.map(paymentFrom)
}

/**
 * The methods of a booking's payments, oldest first, without payments that we refunded because there was no booking.
 */
export async function listUsedPaymentMethods(db: Db, bookingId: string): Promise<readonly MoneyMethod[]> {
  const taken = { none: { reason: { in: [...UNBOOKED_REFUND_REASONS] } } }
  const rows = await db.moneyMovement.findMany({
    where: { bookingId, kind: 'payment', refunds: taken },
    orderBy: { sequence: 'asc' },
  })
  return rows.map((row) => paymentFrom(row).method)
}

/**
 * The payments for a booking, or for a change to it, that have not been used up by refunds; newest first.
 *
 * @param known  the booking's ledger, if it is already loaded
 */
export async function listPartPayments(
  db: Db,
  { bookingId, changeId }: { readonly bookingId: string; readonly changeId: string | null },
  known?: Ledger,
): Promise<readonly PaymentRemainder[]> {
  const rows = await db.moneyMovement.findMany({
    where: { bookingId, changeId, kind: 'payment' },
    select: { id: true },
  })
  if (rows.length === 0) return []
  return listPaymentRemainders(known ?? (await loadLedger(db, bookingId))).filter(
    ({ paymentId, leftCents }) => leftCents > 0 && rows.some(({ id }) => id === paymentId),
  )
}

export async function findRefundRow(
  db: Db,
  providerId: string,
): Promise<{ readonly id: string; readonly cents: number; readonly hasBounced: boolean } | null> {
  const row = await db.moneyMovement.findUnique({
    where: { kind_providerId: { kind: 'refund', providerId } },
    include: { bounced: true },
  })
  return row && { id: row.id, cents: row.cents, hasBounced: row.bounced !== null }
}

export async function loadDisputeRow(db: Db, providerId: string): Promise<{ readonly id: string }> {
  const kind_providerId = { kind: 'dispute', providerId } as const
  return db.moneyMovement.findUniqueOrThrow({ where: { kind_providerId }, select: { id: true } })
}

/** Everything about a booking's money. Lock its departure first if a decision depends on it. */
export async function loadLedger(db: Db, bookingId: string): Promise<Ledger> {
  const movements = await db.moneyMovement.findMany({ where: { bookingId }, orderBy: { sequence: 'asc' } })
  const asked = await db.refund.findMany({
    where: { bookingId, state: { notIn: ['done', 'dropped'] } },
    select: { paymentId: true, cents: true },
  })
  const disputes = await db.dispute.findMany({
    where: { bookingId, outcome: null },
    select: { paymentId: true },
    distinct: ['paymentId'],
  })
  return {
    movements: movements.map((row) => movementSchema.parse(row)),
    asked,
    disputed: disputes.map(({ paymentId }) => paymentId),
  }
}

function paymentFrom({ id, bookingId, changeId, method, cents, providerId }: Row): StoredPayment {
  return { id, bookingId, changeId, method: methodSchema.parse(method), cents, providerId }
}

const methodSchema = z.enum(ALL_PAYMENT_METHODS)
const paymentId = z.string()
const cents = z.int()

const movementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), paymentId, method: methodSchema, cents }),
  z.object({ kind: z.enum(['refund', 'dispute', 'dispute_won']), paymentId, cents }),
  z.object({
    kind: z.literal('correction'),
    paymentId: paymentId.nullable(),
    cents,
    reason: z.enum(CORRECTION_REASONS),
  }),
])
