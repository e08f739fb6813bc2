import { refuse } from '@/lib/http/respond'
import { isLeaving } from '@/lib/observability/leaving'

/** The response of a health check while this process is leaving; null if it is not. */
export function refuseWhileLeaving(): Response | null {
  return isLeaving() ? refuse(503, { error: 'This instance is leaving.', code: 'unavailable' }) : null
}
