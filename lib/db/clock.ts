import 'server-only'
import { database, withPool } from '@/lib/db/client'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

const INTERVAL_MS = 60_000

/**
 * Below this difference between two clocks, the local one is good enough: no hold, payment page or proof is that
 * precise.
 */
const TOLERANCE_MS = 1_000

/** At this difference or more, someone should check the clock of this machine. */
const SKEW_WARNING_MS = 5_000

/** If the database takes longer than this to respond, the measurement is too imprecise. */
const MAX_RESPONSE_MS = 2_000

// The server and its routes are bundled separately, but must share one clock.
const globals: { lumiOffsetMs?: number } = globalThis as object

/**
 * The current time by the database's clock, which all instances share, so that a hold expires at the same instant on
 * all of them. Before the first measurement, or if the difference is small, this is the local clock's time.
 */
export function now(): Date {
  return new Date(Date.now() + (globals.lumiOffsetMs ?? 0))
}

/** Measure how far the database's clock is ahead of this machine's. Throws if the database does not respond. */
export async function measureClockOffset(): Promise<void> {
  const asked = Date.now()
  const [row] = await database().$queryRaw<{ ms: number }[]>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`
  const heard = Date.now()
  if (!row || heard - asked > MAX_RESPONSE_MS) return
  setOffset(row.ms - (asked + heard) / 2)
}

/** Measure the clock now and every minute. A failed measurement is ignored. */
export function watchClock(): { readonly stop: () => void } {
  const measure = () => void withPool('background', measureClockOffset).catch(() => {})
  measure()
  const timer = setInterval(measure, INTERVAL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function setOffset(measuredMs: number): void {
  const before = globals.lumiOffsetMs ?? 0
  const offsetMs = Math.abs(measuredMs) < TOLERANCE_MS ? 0 : Math.round(measuredMs)
  globals.lumiOffsetMs = offsetMs
  metrics().clockOffsetSeconds.set(measuredMs / 1000)
  if (isSkewed(offsetMs) === isSkewed(before)) return
  if (isSkewed(offsetMs))
    log().warn({ offsetMs }, "this machine's clock is wrong, the database's is used instead")
  else log().info({ offsetMs }, "this machine's clock is right again")
}

function isSkewed(offsetMs: number): boolean {
  return Math.abs(offsetMs) > SKEW_WARNING_MS
}
