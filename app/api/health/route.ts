import { otherThan } from '@/lib/http/other-methods'
import { answer, refuse } from '@/lib/http/respond'
import { isDatabaseUp } from '@/lib/db/client'

export const dynamic = 'force-dynamic'

/** For the balancer: 200 while the database serves visitors, see `isDatabaseUp`. */
export async function GET(): Promise<Response> {
  if (await isDatabaseUp()) return answer({ status: 'ok' })
  return refuse(503, { error: 'The database does not answer.', code: 'unavailable' })
}

const { refuseMethod, sayMethods } = otherThan('GET')

export {
  refuseMethod as DELETE,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
