import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { refuseWhileLeaving } from '@/lib/http/refuse-while-leaving'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE } = route({ GET: checkAlive })

/** Some load balancers check health with OPTIONS, which is HAProxy's default, so it must be able to fail. */
export const OPTIONS = GET

/**
 * Health check for the proxy: 200 as long as this process serves pages, with or without the database, so that a proxy
 * never takes every instance out because the database is away. 503 while the process is leaving.
 */
function checkAlive(): Response {
  return refuseWhileLeaving() ?? answer({ status: 'ok' })
}
