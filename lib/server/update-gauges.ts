import { database, withPool } from '@/lib/db/client'
import { type MetricsSnapshot, loadMetricsSnapshot } from '@/lib/db/metrics-snapshot'
import { metrics } from '@/lib/observability/metrics'
import { poolUsage } from '@/lib/postgres/open-pool'
import { singleFlight } from '@/lib/single-flight'

/** Whoever asks for metrics waits no longer; a request that finds the database away may stand in line for minutes. */
const TIMEOUT_MS = 2000

const loading = singleFlight<MetricsSnapshot | null>()

/** Bring the figures that the database knows up to date. What it does not answer in time is left out, never guessed. */
export async function updateGauges(now: Date): Promise<void> {
  const gauges = metrics()
  for (const { name, waiting, taken } of poolUsage()) {
    gauges.poolWaiting.set({ pool: name }, waiting)
    gauges.poolTaken.set({ pool: name }, taken)
  }
  const snapshot = await withTimeout(loadOnce())
  gauges.databaseUp.set(snapshot ? 1 : 0)
  gauges.bookings.reset()
  for (const gauge of [
    gauges.emailsWaiting,
    gauges.emailsOldestSeconds,
    gauges.emailsGivenUp,
    gauges.refundsWaiting,
    gauges.jobsFailed,
  ])
    gauge.remove()
  if (!snapshot) return
  for (const { payment, state, count } of snapshot.bookings) gauges.bookings.set({ payment, state }, count)
  const since = snapshot.emailsWaitSince ?? now
  gauges.emailsWaiting.set(snapshot.emailsWaiting)
  gauges.emailsOldestSeconds.set(Math.max(0, (now.getTime() - since.getTime()) / 1000))
  gauges.emailsGivenUp.set(snapshot.emailsGivenUp)
  gauges.refundsWaiting.set(snapshot.refundsWaiting)
  gauges.jobsFailed.set(snapshot.jobsFailed)
}

/** One question at a time: those of a Prometheus that asks on while the database is away must not pile up. */
function loadOnce(): Promise<MetricsSnapshot | null> {
  return loading.join(() => withPool('background', () => loadMetricsSnapshot(database())).catch(() => null))
}

async function withTimeout(snapshot: Promise<MetricsSnapshot | null>): Promise<MetricsSnapshot | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, null)))
  return Promise.race([snapshot, late]).finally(() => clearTimeout(timer))
}
