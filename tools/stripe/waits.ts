export type Waits = {
  readonly signal: AbortSignal
  readonly after: (ms: number, work: () => Promise<unknown>) => void
  readonly close: () => void
}

/** Work that is to be done later, and not at all after closing. */
export function createWaits(): Waits {
  const abort = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  return {
    signal: abort.signal,
    after(ms, work) {
      if (abort.signal.aborted) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        void work()
      }, ms)
      timers.add(timer)
    },
    close() {
      abort.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
