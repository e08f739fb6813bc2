const REFRESH_MS = 60_000

/** Call `onChange` every minute. For `useSyncExternalStore`. */
export function subscribeEveryMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, REFRESH_MS)
  return () => clearInterval(timer)
}
