import { singleFlight } from '@/lib/async/single-flight'
import { withTimeout } from '@/lib/async/with-timeout'
import { backgroundPool, database, withPool } from '@/lib/db/client'
import { type MetricsSnapshot, loadMetricsSnapshot } from '@/lib/db/upkeep/metrics-snapshot'
import { metrics } from '@/lib/observability/metrics'
import { readPoolUsage } from '@/lib/postgres/open-pool'
import { countFailedJobs } from '@/lib/queue/failed-jobs'

/** How long to wait for the numbers: while the database is unavailable, a query may queue for minutes. */
const TIMEOUT_MS = 2000

type Figures = MetricsSnapshot & {
  readonly jobsFailed: number
}

const loading = singleFlight<Figures | null>()

/** Update the metrics that come from the database. Numbers that do not arrive in time are left out, never guessed. */
export async function updateGauges(now: Date): Promise<void> {
  const gauges = metrics()
  for (const { name, waiting, taken } of readPoolUsage()) {
    gauges.poolWaiting.set({ pool: name }, waiting)
    gauges.poolTaken.set({ pool: name }, taken)
  }
  const snapshot = await withTimeout(loadOnce(), TIMEOUT_MS, null)
  gauges.databaseUp.set(snapshot ? 1 : 0)
  gauges.bookings.reset()
  for (const { payment, state, count } of snapshot?.bookings ?? [])
    gauges.bookings.set({ payment, state }, count)
  const since = snapshot?.emailsWaitSince ?? now
  const checkedAt = snapshot?.booksCheckedAt
  const figures = [
    [gauges.emailsWaiting, snapshot?.emailsWaiting],
    [gauges.emailsOldestSeconds, snapshot && Math.max(0, (now.getTime() - since.getTime()) / 1000)],
    [gauges.emailsGivenUp, snapshot?.emailsGivenUp],
    [gauges.refundsWaiting, snapshot?.refundsWaiting],
    [gauges.waiting, snapshot?.waiting],
    [gauges.jobsFailed, snapshot?.jobsFailed],
    [gauges.booksFindings, checkedAt && (snapshot.booksFindings ?? 0)],
    [gauges.booksCheckedSeconds, checkedAt && Math.floor(checkedAt.getTime() / 1000)],
  ] as const
  for (const [gauge, figure] of figures)
    if (typeof figure === 'number') gauge.set(figure)
    else gauge.remove()
}

/**
 * Run one query at a time: while the database is unavailable, Prometheus keeps scraping, and its queries must not pile
 * up.
 */
function loadOnce(): Promise<Figures | null> {
  return loading.join(() => withPool('background', load).catch(() => null))
}

async function load(): Promise<Figures> {
  const snapshot = await loadMetricsSnapshot(database())
  return { ...snapshot, jobsFailed: await countFailedJobs(backgroundPool()) }
}
