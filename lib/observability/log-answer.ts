import { type RequestNotes } from '@/lib/observability/current-request'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

/** A request that is over. */
type Answered = {
  readonly notes: RequestNotes
  readonly method: string
  /** As `routeLabel` says. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Count how long a request took, and write a line if it was a call. */
export function logAnswer({ notes, method, route, status, ms }: Answered): void {
  metrics().httpSeconds.observe({ method, route, status }, ms / 1000)
  // Labels of calls are paths; pages and files are words, and only counted.
  if (!route.startsWith('/')) return
  const line = { requestId: notes.id, method, route, status, ms: Math.round(ms), code: notes.refusal }
  // A balancer asks after our health every few seconds.
  if (route === '/api/health' && status === 200) log().debug(line, 'request')
  else log().info(line, 'request')
}
