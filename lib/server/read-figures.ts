import { database, throughPool } from '@/lib/db/client'
import { type Figures, loadFigures } from '@/lib/db/figures'
import { metrics } from '@/lib/observability/metrics'
import { readPools } from '@/lib/postgres/open-pool'
import { singleFlight } from '@/lib/single-flight'

/** Whoever asks for metrics waits no longer; a request that finds the database away may stand in line for minutes. */
const PATIENCE_MS = 2000

const questions = singleFlight<Figures | null>()

/** Bring the figures that the database knows up to date. What it does not answer in time is left out, never guessed. */
export async function readFigures(now: Date): Promise<void> {
  const told = metrics()
  for (const { name, waiting, taken } of readPools()) {
    told.poolWaiting.set({ pool: name }, waiting)
    told.poolTaken.set({ pool: name }, taken)
  }
  const figures = await soon(figuresUnderWay())
  told.databaseUp.set(figures ? 1 : 0)
  told.bookings.reset()
  for (const gauge of [
    told.emailsWaiting,
    told.emailsOldestSeconds,
    told.emailsGivenUp,
    told.refundsWaiting,
    told.jobsFailed,
  ])
    gauge.remove()
  if (!figures) return
  for (const { payment, state, count } of figures.bookings) told.bookings.set({ payment, state }, count)
  const since = figures.emailsWaitSince ?? now
  told.emailsWaiting.set(figures.emailsWaiting)
  told.emailsOldestSeconds.set(Math.max(0, (now.getTime() - since.getTime()) / 1000))
  told.emailsGivenUp.set(figures.emailsGivenUp)
  told.refundsWaiting.set(figures.refundsWaiting)
  told.jobsFailed.set(figures.jobsFailed)
}

/** One question at a time: those of a Prometheus that asks on while the database is away must not pile up. */
function figuresUnderWay(): Promise<Figures | null> {
  return questions.join(() => throughPool('background', () => loadFigures(database())).catch(() => null))
}

async function soon(figures: Promise<Figures | null>): Promise<Figures | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)))
  return Promise.race([figures, late]).finally(() => clearTimeout(timer))
}
