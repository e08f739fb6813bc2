import 'server-only'
import { collectDefaultMetrics } from 'prom-client'
import { metrics } from '@/lib/observability/metrics'

/** Count what every Node program counts, too: memory, processor, delays of the event loop. */
export function countProcess(): void {
  collectDefaultMetrics({ register: metrics().registry })
}

/** All figures as Prometheus reads them. */
export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry } = metrics()
  return { type: registry.contentType, text: await registry.metrics() }
}
