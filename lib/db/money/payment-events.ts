import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Prisma } from '@/lib/db/generated/client'

/**
 * Record a Stripe event. Returns false if it was already recorded; waits if it is being recorded by another delivery.
 */
export async function recordPaymentEvent(
  db: Db,
  event: Prisma.PaymentEventCreateManyInput,
): Promise<boolean> {
  const { count } = await db.paymentEvent.createMany({ data: [event], skipDuplicates: true })
  return count === 1
}

/** Whether Stripe has sent refund or dispute events for a payment: they may arrive before the payment's own event. */
export async function hasPaymentEvents(db: Db, paymentIntentId: string): Promise<boolean> {
  const news = { paymentIntentId, NOT: { type: { startsWith: 'checkout.session.' } } }
  return (await db.paymentEvent.count({ where: news })) > 0
}

/** Which of these Stripe events have been recorded, by their ids. */
export async function listRecordedEventIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.paymentEvent.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}
