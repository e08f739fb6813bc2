import { isDatabaseUp } from '@/lib/db/client'
import { answer, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { refuseWhileLeaving } from '@/lib/http/refuse-while-leaving'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE } = route({ GET: checkHealth })

/** Some load balancers check health with OPTIONS, which is HAProxy's default, so it must be able to fail. */
export const OPTIONS = GET

/**
 * Whether this instance is ready, for releases and alarms: 200 while the database can serve visitors, see
 * `isDatabaseUp`, and the process is not leaving. A proxy asks `/api/alive` instead.
 */
async function checkHealth(): Promise<Response> {
  const refusal = refuseWhileLeaving()
  if (refusal) return refusal
  if (await isDatabaseUp()) return answer({ status: 'ok' })
  return refuse(503, { error: 'The database does not answer.', code: 'unavailable' })
}
