import 'server-only'
import { z } from 'zod'
import { REFUND_REASONS, type RefundReason } from '@/lib/booking/refund-reasons'
import { type Db } from '@/lib/db/client'
import { type Refund, type RefundState } from '@/lib/db/generated/client'

/** A refund that was decided. Amounts in cents. */
export type StoredRefund = {
  readonly id: string
  readonly bookingId: string
  readonly paymentId: string
  /** The change that it goes back for; null otherwise. */
  readonly changeId: string | null
  /** The row of the refund that bounced, and that this one is sent instead of; null otherwise. */
  readonly insteadOf: string | null
  readonly cents: number
  /** What e-mails have said goes back; null where none has. */
  readonly promisedCents: number | null
  readonly reason: RefundReason
  readonly state: RefundState
  readonly attempt: number
  readonly tries: number
}

export async function addRefund(
  db: Db,
  refund: Pick<StoredRefund, 'bookingId' | 'paymentId' | 'cents' | 'promisedCents' | 'reason' | 'state'> & {
    readonly changeId?: string | null
    readonly insteadOf?: string | null
    /** The command that asked for it, and can be undone. */
    readonly commandId?: string
    /** Now where it is left out. */
    readonly dueAt?: Date
  },
  now: Date,
): Promise<StoredRefund> {
  return refundFrom(await db.refund.create({ data: { dueAt: now, ...refund, createdAt: now } }))
}

/** What a command asked to go back. */
export async function listRefundsOfCommand(db: Db, commandId: string): Promise<readonly StoredRefund[]> {
  return (await db.refund.findMany({ where: { commandId } })).map(refundFrom)
}

/** The command is undone: nothing of it goes back. */
export async function dropRefundsOfCommand(db: Db, commandId: string): Promise<void> {
  await db.refund.updateMany({
    where: { commandId, state: { in: ['waiting', 'by_hand'] } },
    data: { state: 'dropped' },
  })
}

/** The command cannot be undone any more. Returns the refunds that are due now. */
export async function releaseRefundsOfCommand(db: Db, commandId: string): Promise<readonly string[]> {
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

/** It has neither gone back nor is it given up. */
const ASKED = ['waiting', 'due', 'refused', 'by_hand'] as const satisfies readonly RefundState[]

/**
 * What is asked for of a payment, in the order in which money that went back by another way settles it: first what a
 * person was to send, then the oldest.
 */
export async function listRefundsAsked(db: Db, paymentId: string): Promise<readonly StoredRefund[]> {
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

/** What bounced of a payment and is asked for again, in cents. */
export async function sumAskedAgain(db: Db, paymentId: string): Promise<number> {
  const { _sum: sum } = await db.refund.aggregate({
    where: { paymentId, insteadOf: { not: null }, state: { in: [...ASKED] } },
    _sum: { cents: true },
  })
  return sum.cents ?? 0
}

export async function changeRefund(
  db: Db,
  id: string,
  change: Partial<
    Pick<StoredRefund, 'cents' | 'promisedCents' | 'state' | 'attempt' | 'tries'> & {
      readonly movementId: string
      readonly lastError: string | null
    }
  >,
): Promise<StoredRefund> {
  return refundFrom(await db.refund.update({ where: { id }, data: change }))
}

/**
 * A bank decides about a payment: nothing of it goes back meanwhile. What was asked for is decided anew at the end.
 *
 * @returns  what that stops
 */
export async function stopRefunds(db: Db, paymentId: string): Promise<readonly StoredRefund[]> {
  const rows = await db.refund.updateManyAndReturn({
    where: { paymentId, state: { in: ['waiting', 'due', 'by_hand'] } },
    data: { state: 'refused', lastError: 'charge_disputed' },
  })
  return rows.map(refundFrom)
}

/** Ask no more for what a bank's dispute had stopped. */
export async function dropRefusedRefunds(db: Db, paymentId: string): Promise<void> {
  await db.refund.updateMany({ where: { paymentId, state: 'refused' }, data: { state: 'dropped' } })
}

const reasonSchema = z.enum(REFUND_REASONS)

function refundFrom(row: Refund): StoredRefund {
  const { id, bookingId, paymentId, changeId, insteadOf, cents, promisedCents, state, attempt, tries } = row
  const reason = reasonSchema.parse(row.reason)
  return {
    id,
    bookingId,
    paymentId,
    changeId,
    insteadOf,
    cents,
    promisedCents,
    reason,
    state,
    attempt,
    tries,
  }
}

/** What a person is to return of a booking's payments: by hand, or because Stripe will not. The oldest first. */
export async function listRefundsByHand(db: Db, bookingId: string): Promise<readonly StoredRefund[]> {
  const rows = await db.refund.findMany({
    where: { bookingId, state: { in: ['by_hand', 'refused'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(refundFrom)
}

/** Take a part of a refund by itself, in cents; what e-mails have promised is split with it. Returns the part. */
export async function splitStoredRefund(
  db: Db,
  refund: StoredRefund,
  cents: number,
  now: Date,
): Promise<StoredRefund> {
  const { id, bookingId, paymentId, changeId, insteadOf, reason, state } = refund
  const isPromised = refund.promisedCents === refund.cents
  const restCents = refund.cents - cents
  await db.refund.update({
    where: { id },
    data: { cents: restCents, promisedCents: isPromised ? restCents : refund.promisedCents },
  })
  const promisedCents = isPromised ? cents : refund.promisedCents
  const part = { bookingId, paymentId, changeId, insteadOf, cents, promisedCents, reason, state }
  return addRefund(db, part, now)
}

/** What is decided to go back and has not gone yet, by itself or by a person's hand, in cents. */
export async function sumRefundsAhead(db: Db): Promise<number> {
  const { _sum: sum } = await db.refund.aggregate({
    where: { state: { notIn: ['done', 'dropped'] } },
    _sum: { cents: true },
  })
  return sum.cents ?? 0
}
