import { type RequestContext } from '@/lib/observability/request-context'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

type Answered = {
  readonly notes: RequestContext
  readonly method: string
  /** The request's label from `routeLabel`: an API or form route, `asset` or `page`. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Record how long a request took, and log it if it was an API call. */
export function logResponse({ notes, method, route, status, ms }: Answered): void {
  metrics().httpSeconds.observe({ method, route, status }, ms / 1000)
  // API calls are labelled with their path. Pages and files share one label each, and are counted but not logged.
  if (!route.startsWith('/')) return
  const line = { requestId: notes.id, method, route, status, ms: Math.round(ms), code: notes.refusal }
  // Health checks are not logged, because load balancers make one every few seconds.
  if ((route === '/api/alive' || route === '/api/health') && status === 200) log().debug(line, 'request')
  else log().info(line, 'request')
}
