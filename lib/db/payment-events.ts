import 'server-only'
import { type Db } from '@/lib/db/client'

export type NewPaymentEvent = {
  readonly id: string
  readonly type: string
  readonly sessionId: string | null
  readonly paymentIntentId: string | null
  /** The refund or dispute that it tells of. */
  readonly objectId: string | null
  /** What had gone back of the payment in all. */
  readonly refundedCents: number | null
  /** What of a refund did not arrive. */
  readonly failedCents: number | null
  readonly createdAt: Date
  readonly receivedAt: Date
}

/** Record a Stripe event. Returns false if it was recorded before; a simultaneous delivery waits. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { count } = await db.paymentEvent.createMany({ data: [event], skipDuplicates: true })
  return count === 1
}

/**
 * What has been refunded of a payment according to all events so far, in cents: the newest total, less the refunds that
 * failed since. Events about a refund may arrive before those about its payment, and a failed refund is reported by
 * several events.
 */
export async function refundedCentsOf(db: Db, paymentIntentId: string): Promise<number> {
  const newest = await db.paymentEvent.findFirst({
    where: { paymentIntentId, refundedCents: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { refundedCents: 'desc' }],
  })
  if (!newest?.refundedCents) return 0
  const failed = await db.paymentEvent.findMany({
    // Stripe's clock counts whole seconds: of the same second, a refund fails after it was made.
    where: { paymentIntentId, failedCents: { not: null }, createdAt: { gte: newest.createdAt } },
    distinct: ['objectId'],
  })
  const failedCents = failed.reduce((sum, event) => sum + (event.failedCents ?? 0), 0)
  return Math.max(0, newest.refundedCents - failedCents)
}

/** Whether a dispute is open, according to the events so far. */
export async function isDisputeOpen(db: Db, paymentIntentId: string): Promise<boolean> {
  const closed = await db.paymentEvent.findMany({
    where: { paymentIntentId, type: 'charge.dispute.closed' },
    distinct: ['objectId'],
  })
  const isOver = new Set(closed.map(({ objectId }) => objectId))
  return (await disputesOf(db, paymentIntentId)).some((dispute) => !isOver.has(dispute))
}

/**
 * The ids of the disputes about a payment, according to the events so far, which may arrive before those about the
 * payment. Null for events recorded before ids were kept.
 */
export async function disputesOf(db: Db, paymentIntentId: string): Promise<readonly (string | null)[]> {
  const disputes = await db.paymentEvent.findMany({
    where: { paymentIntentId, type: 'charge.dispute.created' },
    distinct: ['objectId'],
  })
  return disputes.map(({ objectId }) => objectId)
}
