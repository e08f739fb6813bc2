import 'server-only'
import { type Db } from '@/lib/db/client'

export type NewPaymentEvent = {
  readonly id: string
  readonly type: string
  readonly sessionId: string | null
  readonly paymentIntentId: string | null
  readonly refundedCents: number | null
  readonly createdAt: Date
  readonly receivedAt: Date
}

/** Record a Stripe event. Answers false when it was recorded before; a delivery at the same moment waits. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { count } = await db.paymentEvent.createMany({ data: [event], skipDuplicates: true })
  return count === 1
}

/** What Stripe said was returned of a payment, in cents: news of a refund may come before news of its payment. */
export async function refundedCentsOf(db: Db, paymentIntentId: string): Promise<number> {
  const { _max } = await db.paymentEvent.aggregate({
    where: { paymentIntentId },
    _max: { refundedCents: true },
  })
  return _max.refundedCents ?? 0
}

/** Whether Stripe has told of a dispute about a payment: that, too, may come before news of the payment. */
export async function isDisputed(db: Db, paymentIntentId: string): Promise<boolean> {
  const dispute = { paymentIntentId, type: 'charge.dispute.created' }
  return (await db.paymentEvent.count({ where: dispute })) > 0
}
