import 'server-only'
import { z } from 'zod'
import { REFUND_REASONS, type RefundReason } from '@/lib/booking/money/refund-reasons'
import { type Db } from '@/lib/db/client'
import { countReturnedMoney } from '@/lib/db/history/returned-money'
import { type Prisma, type Refund, type RefundState } from '@/lib/db/generated/client'

/** A refund that we have decided to make. Amounts in cents. */
export type StoredRefund = Readonly<Omit<Refund, 'reason'>> & { readonly reason: RefundReason }

type NewRefund = Omit<Prisma.RefundCreateManyInput, 'createdAt' | 'dueAt' | 'reason'> & {
  readonly reason: RefundReason
  /** When the refund is due; now, if omitted. */
  readonly dueAt?: Date
}

export async function addRefund(db: Db, refund: NewRefund, now: Date): Promise<StoredRefund> {
  countReturnedMoney(db, refund.cents)
  return insertRefund(db, refund, now)
}

async function insertRefund(db: Db, refund: NewRefund, now: Date): Promise<StoredRefund> {
  return refundFrom(await db.refund.create({ data: { dueAt: now, ...refund, createdAt: now } }))
}

export async function listCommandRefunds(db: Db, commandId: string): Promise<readonly StoredRefund[]> {
  return (await db.refund.findMany({ where: { commandId } })).map(refundFrom)
}

export async function dropCommandRefunds(db: Db, commandId: string): Promise<void> {
  await db.refund.updateMany({
    where: { commandId, state: { in: ['waiting', 'by_hand'] } },
    data: { state: 'dropped' },
  })
}

/** Release a command's refunds once it can no longer be undone. Returns the ids of those now due. */
export async function releaseCommandRefunds(db: Db, commandId: string): Promise<readonly string[]> {
  const due = await db.refund.updateManyAndReturn({
    where: { commandId, state: 'waiting' },
    data: { state: 'due' },
    select: { id: true },
  })
  return due.map(({ id }) => id)
}

export async function loadRefund(db: Db, id: string): Promise<StoredRefund> {
  return refundFrom(await db.refund.findUniqueOrThrow({ where: { id } }))
}

export async function findRefund(db: Db, id: string): Promise<StoredRefund | null> {
  const row = await db.refund.findUnique({ where: { id } })
  return row && refundFrom(row)
}

/**
 * How much the guest gets back in all by the refunds decided together with this one, in the same transaction, in cents.
 * Null if it was decided alone. One that replaces a bounced refund stands for that one, and one that a dispute has
 * stopped does not count.
 */
export async function findWholeRefundCents(
  db: Db,
  { bookingId, createdAt, insteadOf }: StoredRefund,
): Promise<number | null> {
  if (insteadOf !== null) {
    const bounced = await db.refund.findFirst({ where: { movementId: insteadOf } })
    return bounced && findWholeRefundCents(db, refundFrom(bounced))
  }
  const rows = await db.refund.findMany({ where: { bookingId, createdAt, insteadOf: null } })
  const parts = rows.filter(({ state, lastError }) => state === 'done' || lastError !== DISPUTED)
  return parts.length < 2
    ? null
    : parts.reduce((sum, { promisedCents, cents }) => sum + (promisedCents ?? cents), 0)
}

/** The states of refunds that are neither made nor dropped. */
const ASKED = ['waiting', 'due', 'refused', 'by_hand'] as const satisfies readonly RefundState[]

/**
 * A payment's open refunds, in the order in which they are settled by money refunded in some other way: first those for
 * staff to send, then the others, each oldest first.
 */
export async function listOpenRefunds(db: Db, paymentId: string): Promise<readonly StoredRefund[]> {
  const rows = await db.refund.findMany({
    where: { paymentId, state: { in: [...ASKED] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const asked = rows.map(refundFrom)
  return [
    ...asked.filter(({ state }) => state === 'by_hand'),
    ...asked.filter(({ state }) => state !== 'by_hand'),
  ]
}

/** Count the refunds that the worker has yet to send to Stripe. */
export async function countUnsentRefunds(db: Db): Promise<number> {
  return db.refund.count({ where: { state: { in: ['waiting', 'due'] } } })
}

/** How much of a payment has to be refunded again because refunds bounced, in cents. */
export async function sumReissuedRefunds(db: Db, paymentId: string): Promise<number> {
  const { _sum: sum } = await db.refund.aggregate({
    where: { paymentId, insteadOf: { not: null }, state: { in: [...ASKED] } },
    _sum: { cents: true },
  })
  return sum.cents ?? 0
}

export async function updateRefund(
  db: Db,
  id: string,
  change: Partial<Omit<StoredRefund, 'id' | 'bookingId' | 'paymentId'>>,
): Promise<StoredRefund> {
  return refundFrom(await db.refund.update({ where: { id }, data: change }))
}

/** The `lastError` of a refund that a dispute has stopped. */
const DISPUTED = 'charge_disputed'

/** Stop a payment's refunds while the guest's bank considers a dispute. We reconsider them when it ends. */
export async function stopRefunds(db: Db, paymentId: string): Promise<readonly StoredRefund[]> {
  const rows = await db.refund.updateManyAndReturn({
    where: { paymentId, state: { in: ['waiting', 'due', 'by_hand'] } },
    data: { state: 'refused', lastError: DISPUTED },
  })
  return rows.map(refundFrom)
}

export async function dropRefusedRefunds(db: Db, paymentId: string): Promise<void> {
  await db.refund.updateMany({ where: { paymentId, state: 'refused' }, data: { state: 'dropped' } })
}

const reasonSchema = z.enum(REFUND_REASONS)

function refundFrom(row: Refund): StoredRefund {
  return { ...row, reason: reasonSchema.parse(row.reason) }
}

/** A booking's refunds that staff must send, because they are by hand or Stripe refuses them; oldest first. */
export async function listManualRefunds(db: Db, bookingId: string): Promise<readonly StoredRefund[]> {
  const rows = await db.refund.findMany({
    where: { bookingId, state: { in: ['by_hand', 'refused'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(refundFrom)
}

/**
 * Split off part of a refund, in cents; if e-mails announced the whole refund, that amount is split too. Returns the
 * part, which counts as decided together with it.
 */
export async function splitStoredRefund(
  db: Db,
  refund: StoredRefund,
  cents: number,
  now: Date,
): Promise<StoredRefund> {
  const { id, bookingId, paymentId, changeId, insteadOf, reason, state, createdAt } = refund
  const isPromised = refund.promisedCents === refund.cents
  const restCents = refund.cents - cents
  await db.refund.update({
    where: { id },
    data: { cents: restCents, promisedCents: isPromised ? restCents : refund.promisedCents },
  })
  const promisedCents = isPromised ? cents : refund.promisedCents
  const part = { bookingId, paymentId, changeId, insteadOf, cents, promisedCents, reason, state }
  return insertRefund(db, { ...part, dueAt: now }, createdAt)
}

/** The total of refunds decided but not yet made, automatic or by hand, in cents. */
export async function sumPendingRefunds(db: Db): Promise<number> {
  const { _sum: sum } = await db.refund.aggregate({
    where: { state: { notIn: ['done', 'dropped'] } },
    _sum: { cents: true },
  })
  return sum.cents ?? 0
}

/** A refund that nobody has to act on: it waits, it is about to be sent, or a dispute has stopped it. Amount in cents. */
export type RefundUnderWay = {
  readonly id: string
  readonly reference: string
  readonly cents: number
  readonly state: 'waiting' | 'due' | 'refused'
}

/** Refunds that nobody has to act on, oldest first. The others are in `listPaymentProblems`. */
export function listRefundsUnderWay(db: Db): Promise<readonly RefundUnderWay[]> {
  return db.$queryRaw<RefundUnderWay[]>`
    SELECT r.id::text, b.reference, r.cents, r.state::text FROM refunds r JOIN bookings b ON b.id = r.booking_id
    WHERE r.state IN ('waiting', 'due') AND r.tries = 0
      OR r.state = 'refused'
        AND EXISTS (SELECT FROM disputes d WHERE d.payment_id = r.payment_id AND d.outcome IS NULL)
    ORDER BY r.created_at, r.id`
}
