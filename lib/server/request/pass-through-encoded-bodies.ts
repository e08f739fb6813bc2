import { type IncomingMessage, type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { BODY_ENCODING_HEADER, currentRequestContext } from '@/lib/observability/request-context'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'

/**
 * Let routes send a body that they have compressed themselves; see lib/http/shared-json.ts. Next removes
 * `Content-Encoding` from a route's response, so the route names the encoding in another header.
 */
export function passThroughEncodedBodies({ headers }: IncomingMessage, response: ServerResponse): void {
  const notes = currentRequestContext()
  if (notes) notes.takesBrotli = chooseEncoding(headers['accept-encoding']?.toString()) === 'br'
  onHeaders(response, () => {
    const encoding = response.getHeader(BODY_ENCODING_HEADER)
    if (encoding === undefined) return
    response.removeHeader(BODY_ENCODING_HEADER)
    response.setHeader('Content-Encoding', String(encoding))
  })
}
