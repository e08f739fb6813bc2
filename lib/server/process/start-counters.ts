import { metrics } from '@/lib/observability/metrics'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'

/** Start the counters that alarms watch at zero: Prometheus notices a rise only from a value that it has read. */
export function startCounters(): void {
  const { holds, refusals, webhookEvents } = metrics()
  for (const payment of ['card', 'crypto']) holds.inc({ payment }, 0)
  refusals.inc({ code: 'payment_provider_error' }, 0)
  for (const type of [...STRIPE_EVENT_TYPES, 'other'])
    for (const outcome of ['handled', 'repeated', 'failed']) webhookEvents.inc({ type, outcome }, 0)
  for (const outcome of ['untrusted', 'failed']) webhookEvents.inc({ type: 'unknown', outcome }, 0)
}
