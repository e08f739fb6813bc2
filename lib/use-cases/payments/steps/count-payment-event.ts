import 'server-only'
import { now } from '@/lib/db/clock'
import { metrics } from '@/lib/observability/metrics'
import { type PaymentEvent } from '@/lib/stripe/events'

/**
 * Count a webhook delivery from Stripe by its outcome.
 *
 * @param event  null if it could not be read
 */
export function countPaymentEvent(
  event: PaymentEvent | null,
  outcome: 'handled' | 'repeated' | 'untrusted' | 'failed',
): void {
  const { webhookEvents, webhookLagSeconds } = metrics()
  const type = !event ? 'unknown' : event.update.kind === 'other' ? 'other' : event.type
  webhookEvents.inc({ type, outcome })
  // Never record a negative delay: Stripe's clock may be ahead of our own.
  if (event && outcome === 'handled')
    webhookLagSeconds.observe(Math.max(0, (now().getTime() - event.createdAt.getTime()) / 1000))
}
