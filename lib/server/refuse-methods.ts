import { type Refusal } from '@/lib/contract/refusal'
import { type RequestStep } from '@/lib/server/request-step'
import { isCall, routeLabel } from '@/lib/contract/route-label'

const READING = ['GET', 'HEAD', 'OPTIONS']
const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what Next would stumble over: pages, pictures and files are read and nothing else, and calls have the methods
 * that a route can have. Which of them a call takes, its route says; of everything else, and of the server itself
 * (`OPTIONS *`), this step says it.
 */
export const refuseMethods: RequestStep = ({ method = '', url = '' }, response) => {
  const isOfRoute = isCall(routeLabel(url))
  const allowed = isOfRoute ? ALL : READING
  const headers = { Allow: allowed.join(', '), 'Cache-Control': 'no-store' }
  if (method === 'OPTIONS' && !isOfRoute) {
    response.writeHead(204, headers).end()
    return true
  }
  if (allowed.includes(method)) return false
  const refusal: Refusal = { error: `${method} is not answered here.`, code: 'method_not_allowed' }
  response.writeHead(405, {
    ...headers,
    'Content-Type': 'application/json',
    // Its body is not read.
    Connection: 'close',
  })
  response.end(JSON.stringify(refusal))
  return true
}
