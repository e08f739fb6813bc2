import { type IncomingMessage, type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { BODY_ENCODING, currentRequest } from '@/lib/observability/current-request'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'

/**
 * Let routes send a body that they have compressed themselves; see lib/http/shared-text.ts. Next removes
 * `Content-Encoding` from a route's response, so the route names the encoding in another header.
 */
export function sendEncoded({ headers }: IncomingMessage, response: ServerResponse): void {
  const notes = currentRequest()
  if (notes) notes.takesBrotli = chooseEncoding(headers['accept-encoding']?.toString()) === 'br'
  onHeaders(response, () => {
    const encoding = response.getHeader(BODY_ENCODING)
    if (encoding === undefined) return
    response.removeHeader(BODY_ENCODING)
    response.setHeader('Content-Encoding', String(encoding))
  })
}
