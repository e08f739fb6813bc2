import 'server-only'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/* The server's metrics, named by Prometheus' conventions: https://prometheus.io/docs/practices/naming */

// The site's server and its routes are bundled separately; they must share these metrics.
const kept: { lumiMetrics?: Metrics } = globalThis as object

export type Metrics = ReturnType<typeof makeMetrics>

export function metrics(): Metrics {
  return (kept.lumiMetrics ??= makeMetrics())
}

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,

    /* Counted by each process separately. */

    httpSeconds: new Histogram({
      name: 'lumi_http_request_duration_seconds',
      help: 'How long requests took, by route and status; 499 is a client that went away.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    holds: new Counter({
      name: 'lumi_holds_total',
      help: 'Bookings begun: seats held until they are paid.',
      labelNames: ['payment'],
      registers,
    }),
    refusals: new Counter({
      name: 'lumi_refusals_total',
      help: 'Calls of the API that were refused, by the code of the answer.',
      labelNames: ['code'],
      registers,
    }),
    webhookEvents: new Counter({
      name: 'lumi_webhook_events_total',
      help: 'Deliveries from Stripe: handled, repeated, untrusted, or failed.',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    webhookLagSeconds: new Histogram({
      name: 'lumi_webhook_lag_seconds',
      help: 'From the making of an event at Stripe until it was handled.',
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 3600, 21_600, 86_400],
      registers,
    }),

    unknownWords: new Counter({
      name: 'lumi_stripe_unknown_words_total',
      help: 'Words of Stripe that we do not know, by field: they count as what is safest.',
      labelNames: ['field'],
      registers,
    }),

    /* Read on each scrape, by each process separately. */

    poolWaiting: new Gauge({
      name: 'lumi_pool_waiting',
      help: 'Requests that stand in line for a connection to the database, by pool.',
      labelNames: ['pool'],
      registers,
    }),
    poolTaken: new Gauge({
      name: 'lumi_pool_taken',
      help: 'Connections to the database in use, by pool.',
      labelNames: ['pool'],
      registers,
    }),
    clockOffsetSeconds: new Gauge({
      name: 'lumi_clock_offset_seconds',
      help: "How far the database's clock is ahead of this machine's.",
      registers,
    }),

    /* Read from the database on each scrape: the same in every process. */

    databaseUp: new Gauge({
      name: 'lumi_database_up',
      help: 'Whether the database answered just now. While it is 0, what is read from it is left out.',
      registers,
    }),
    bookings: new Gauge({
      name: 'lumi_bookings',
      help: 'Bookings by way of payment and by what became of them.',
      labelNames: ['payment', 'state'],
      registers,
    }),
    emailsWaiting: new Gauge({
      name: 'lumi_emails_waiting',
      help: 'E-mails that are owed and not sent yet.',
      registers,
    }),
    emailsOldestSeconds: new Gauge({
      name: 'lumi_emails_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited.',
      registers,
    }),
    emailsGivenUp: new Gauge({
      name: 'lumi_emails_given_up',
      help: 'E-mails that a person must look at.',
      registers,
    }),
    jobsFailed: new Gauge({
      name: 'lumi_jobs_failed',
      help: 'Background jobs that failed too often to be tried again.',
      registers,
    }),
    refundsWaiting: new Gauge({
      name: 'lumi_refunds_waiting',
      help: 'Payments that must go back and have not.',
      registers,
    }),
    booksFindings: new Gauge({
      name: 'lumi_books_findings',
      help: 'What did not agree when the books were last checked at night.',
      registers,
    }),
    booksCheckedSeconds: new Gauge({
      name: 'lumi_books_checked_timestamp_seconds',
      help: 'When that was, in Unix time.',
      registers,
    }),
    waiting: new Gauge({
      name: 'lumi_waiting_parties',
      help: 'Parties that wait for a date that is full, once for each date.',
      registers,
    }),
  }
}

/** Add the default metrics of Node processes: memory, processor, event loop delay. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry })
}

/** All metrics in Prometheus' text format. */
export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry } = metrics()
  return { type: registry.contentType, text: await registry.metrics() }
}
