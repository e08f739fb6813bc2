import 'server-only'
import { type Db } from '@/lib/db/client'

export type NewPaymentEvent = {
  readonly id: string
  readonly type: string
  readonly sessionId: string | null
  readonly paymentIntentId: string | null
  /** The refund or dispute that it is about. */
  readonly objectId: string | null
  readonly createdAt: Date
  readonly receivedAt: Date
}

/** Record a Stripe event. Returns false if it was already recorded; a concurrent delivery waits. */
export async function recordPaymentEvent(db: Db, event: NewPaymentEvent): Promise<boolean> {
  const { count } = await db.paymentEvent.createMany({ data: [event], skipDuplicates: true })
  return count === 1
}

/** Whether Stripe has sent refund or dispute events for a payment: they may arrive before the payment's own event. */
export async function hasEventsFor(db: Db, paymentIntentId: string): Promise<boolean> {
  const news = { paymentIntentId, NOT: { type: { startsWith: 'checkout.session.' } } }
  return (await db.paymentEvent.count({ where: news })) > 0
}
