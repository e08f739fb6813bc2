import 'server-only'

const TICK_MS = 3_000

/** How long a worker may be without a heartbeat: longer than a failover or a restart of the database takes. */
const SILENT_MS = 5 * 60_000

/**
 * Report when the heartbeat has failed for five minutes. Time is counted in ticks of this process, so that one that was
 * frozen has its five minutes from when it wakes up.
 *
 * @param onSilent  called once
 */
export function watchHeartbeat(onSilent: () => void): {
  readonly beat: () => void
  readonly end: () => void
} {
  let silentMs = 0
  const timer = setInterval(() => {
    silentMs += TICK_MS
    if (silentMs < SILENT_MS) return
    clearInterval(timer)
    onSilent()
  }, TICK_MS)
  timer.unref()
  return { beat: () => void (silentMs = 0), end: () => clearInterval(timer) }
}
