import 'server-only'
import { type Db } from '@/lib/db/client'

export type NewPaymentEvent = {
  readonly id: string
  readonly type: string
  readonly sessionId: string | null
  readonly paymentIntentId: string | null
  /** The refund or dispute that it tells of. */
  readonly objectId: string | null
  readonly createdAt: Date
  readonly receivedAt: Date
}

/** Record a Stripe event. Returns false if it was recorded before; a simultaneous delivery waits. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { count } = await db.paymentEvent.createMany({ data: [event], skipDuplicates: true })
  return count === 1
}

/** Whether Stripe has told of refunds or disputes of a payment: that may arrive before news of the payment itself. */
export async function hasNewsOf(db: Db, paymentIntentId: string): Promise<boolean> {
  const news = { paymentIntentId, NOT: { type: { startsWith: 'checkout.session.' } } }
  return (await db.paymentEvent.count({ where: news })) > 0
}
