import { isDatabaseUp } from '@/lib/db/client'
import { answer, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE } = route({ GET: checkHealth })

/** Some balancers ask by it, HAProxy's own default among them: it must be able to fail. */
export const OPTIONS = GET

/** For the balancer: 200 while the database serves visitors, see `isDatabaseUp`. */
async function checkHealth(): Promise<Response> {
  if (await isDatabaseUp()) return answer({ status: 'ok' })
  return refuse(503, { error: 'The database does not answer.', code: 'unavailable' })
}
