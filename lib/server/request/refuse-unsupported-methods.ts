import { type RefusalResponse } from '@/lib/contract/refusal'
import { type RequestStep } from '@/lib/server/request/request-step'
import { isApiOrFormLabel, routeLabel } from '@/lib/contract/route-label'

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']
const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuse methods that Next would handle badly. Pages, pictures and files can only be read; API calls accept the methods
 * that a route can have, and each route lists its own. This step answers `OPTIONS` for everything else, and for the
 * server as a whole (`OPTIONS *`).
 */
export const refuseUnsupportedMethods: RequestStep = ({ method = '', url = '' }, response) => {
  const isOfRoute = isApiOrFormLabel(routeLabel(url))
  const allowed = isOfRoute ? ALL : READ_METHODS
  const headers = { Allow: allowed.join(', '), 'Cache-Control': 'no-store' }
  if (method === 'OPTIONS' && !isOfRoute) {
    response.writeHead(204, headers).end()
    return true
  }
  if (allowed.includes(method)) return false
  const refusal: RefusalResponse = { error: `${method} is not answered here.`, code: 'method_not_allowed' }
  response.writeHead(405, {
    ...headers,
    'Content-Type': 'application/json',
    // The request's body is not read, so its connection cannot be reused.
    Connection: 'close',
  })
  response.end(JSON.stringify(refusal))
  return true
}
