const REFRESH_MS = 60_000

/** What is read from the clock is read again every minute. For `useSyncExternalStore`. */
export function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, REFRESH_MS)
  return () => clearInterval(timer)
}
