import 'server-only'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/* The server's metrics, named by Prometheus' conventions: https://prometheus.io/docs/practices/naming */

// The site's server and its routes are bundled separately, but must share these metrics.
const globals: { lumiMetrics?: Metrics } = globalThis as object

export type Metrics = ReturnType<typeof makeMetrics>

export function metrics(): Metrics {
  return (globals.lumiMetrics ??= makeMetrics())
}

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) => new Gauge({ name, help, labelNames, registers })
  return {
    registry,

    /* Metrics that each process counts on its own. */

    httpSeconds: new Histogram({
      name: 'lumi_http_request_duration_seconds',
      help: 'How long requests took, by route and status; 499 is a client that went away.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    holds: counter('lumi_holds_total', 'Bookings begun: seats held until they are paid.', ['payment']),
    refusals: counter(
      'lumi_refusals_total',
      'Calls of the API that were refused, by the code of the answer.',
      ['code'],
    ),
    webhookEvents: counter(
      'lumi_webhook_events_total',
      'Deliveries from Stripe: handled, repeated, untrusted, or failed.',
      ['type', 'outcome'],
    ),
    webhookLagSeconds: new Histogram({
      name: 'lumi_webhook_lag_seconds',
      help: 'From the making of an event at Stripe until it was handled.',
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 3600, 21_600, 86_400],
      registers,
    }),
    unknownWords: counter(
      'lumi_stripe_unknown_words_total',
      'Words of Stripe that we do not know, by field: they count as what is safest.',
      ['field'],
    ),

    /* Metrics whose value each process sets on its own. */

    buildInfo: gauge('lumi_build_info', 'The build that this process runs; the value is always 1.', [
      'build_id',
    ]),

    poolWaiting: gauge(
      'lumi_pool_waiting',
      'Requests that stand in line for a connection to the database, by pool.',
      ['pool'],
    ),
    poolTaken: gauge('lumi_pool_taken', 'Connections to the database in use, by pool.', ['pool']),
    clockOffsetSeconds: gauge(
      'lumi_clock_offset_seconds',
      "How far the database's clock is ahead of this machine's.",
    ),

    /* Metrics read from the database on each scrape, the same in every process. */

    databaseUp: gauge(
      'lumi_database_up',
      'Whether the database answered just now. While it is 0, what is read from it is left out.',
    ),
    databaseWritable: gauge(
      'lumi_database_writable',
      'Whether the database that answered accepts writes; a standby does not.',
    ),
    walArchivedSeconds: gauge(
      'lumi_wal_archived_timestamp_seconds',
      'When the database last archived a piece of its log, in Unix time.',
    ),
    walArchiveFailedSeconds: gauge(
      'lumi_wal_archive_failed_timestamp_seconds',
      'When it last failed to, in Unix time.',
    ),
    slotRetainedBytes: gauge(
      'lumi_replication_slot_retained_bytes',
      'How much of its log the database keeps for the replication slot that lags most; 0 without slots.',
    ),
    workerSeenSeconds: gauge(
      'lumi_worker_seen_timestamp_seconds',
      'When a worker last reported, in Unix time; 0 if none has within a day.',
    ),
    jobsOldestDueSeconds: gauge(
      'lumi_jobs_oldest_due_seconds',
      'How long the oldest due job has waited for a worker.',
    ),
    taskRunSeconds: gauge(
      'lumi_task_run_timestamp_seconds',
      'When each scheduled task last succeeded, in Unix time.',
      ['task'],
    ),
    bookings: gauge('lumi_bookings', 'Bookings by way of payment and by what became of them.', [
      'payment',
      'state',
    ]),
    emailsWaiting: gauge('lumi_emails_waiting', 'E-mails that are owed and not sent yet.'),
    emailsOldestSeconds: gauge(
      'lumi_emails_oldest_waiting_seconds',
      'How long the oldest of them has waited.',
    ),
    emailsGivenUp: gauge('lumi_emails_given_up', 'E-mails that a person must look at.'),
    jobsFailed: gauge('lumi_jobs_failed', 'Background jobs that failed too often to be tried again.'),
    refundsWaiting: gauge('lumi_refunds_waiting', 'Payments that must go back and have not.'),
    booksFindings: gauge(
      'lumi_books_findings',
      'What did not agree when the books were last checked at night.',
    ),
    booksCheckedSeconds: gauge('lumi_books_checked_timestamp_seconds', 'When that was, in Unix time.'),
    waiting: gauge('lumi_waiting_parties', 'Parties that wait for a date that is full, once for each date.'),
  }
}

/** Add the default metrics of Node processes: memory, processor, event loop delay. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry })
}

export async function metricsText(): Promise<{ readonly type: string; readonly text: string }> {
  const { registry } = metrics()
  return { type: registry.contentType, text: await registry.metrics() }
}
