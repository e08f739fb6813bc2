import { singleFlight } from '@/lib/async/single-flight'
import { withTimeout } from '@/lib/async/with-timeout'
import { backgroundPool, database, withPool } from '@/lib/db/client'
import { type MetricsSnapshot, loadMetricsSnapshot } from '@/lib/db/upkeep/metrics-snapshot'
import { metrics } from '@/lib/observability/metrics'
import { readPoolUsage } from '@/lib/postgres/open-pool'
import { loadQueueStats, type QueueStats } from '@/lib/queue/failed-jobs'

/** How long to wait for the database: while it is unavailable, a query may queue for minutes. */
const TIMEOUT_MS = 2000

type Figures = MetricsSnapshot & QueueStats

const loading = singleFlight<Figures | null>()

/**
 * Update the metrics that come from the database. Numbers that do not arrive in time are left out rather than guessed.
 */
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
  gauges.taskRunSeconds.reset()
  for (const { task, finishedSeconds } of snapshot?.taskRuns ?? [])
    gauges.taskRunSeconds.set({ task }, finishedSeconds)
  const checkedAt = snapshot?.booksCheckedAt
  const figures = [
    [gauges.databaseWritable, snapshot && Number(snapshot.isWritable)],
    [gauges.walArchivedSeconds, toSeconds(snapshot?.walArchivedAt)],
    [gauges.walArchiveFailedSeconds, toSeconds(snapshot?.walArchiveFailedAt)],
    [gauges.slotRetainedBytes, snapshot?.slotRetainedBytes],
    [gauges.workerSeenSeconds, snapshot && (toSeconds(snapshot.workerSeenAt) ?? 0)],
    [gauges.jobsOldestDueSeconds, snapshot && toAgeSeconds(snapshot.oldestDueAt, now)],
    [gauges.emailsWaiting, snapshot?.emailsWaiting],
    [gauges.emailsOldestSeconds, snapshot && toAgeSeconds(snapshot.emailsWaitSince, now)],
    [gauges.emailsGivenUp, snapshot?.emailsGivenUp],
    [gauges.refundsWaiting, snapshot?.refundsWaiting],
    [gauges.waiting, snapshot?.waiting],
    [gauges.jobsFailed, snapshot?.failedJobs],
    [gauges.booksFindings, checkedAt && (snapshot.booksFindings ?? 0)],
    [gauges.booksCheckedSeconds, toSeconds(checkedAt)],
  ] as const
  for (const [gauge, figure] of figures)
    if (typeof figure === 'number') gauge.set(figure)
    else gauge.remove()
}

/** Seconds since an instant; 0 if there is none. Never negative, although clocks differ by milliseconds. */
function toAgeSeconds(since: Date | null, now: Date): number {
  return since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0
}

function toSeconds(instant: Date | null | undefined): number | null {
  return instant ? Math.floor(instant.getTime() / 1000) : null
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
  return { ...snapshot, ...(await loadQueueStats(backgroundPool())) }
}
