import { type IncomingMessage, type ServerResponse } from 'node:http'
import { currentRequestContext } from '@/lib/observability/request-context'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'

/**
 * Let routes respond with a body that they have compressed themselves; see lib/http/shared-json.ts. The route leaves it
 * in the request's context, because Next removes `Content-Encoding` from a route's response and copies a body through
 * two streams.
 */
export function sendSharedBodies({ headers }: IncomingMessage, response: ServerResponse): void {
  const notes = currentRequestContext()
  if (!notes) return
  notes.takesBrotli = chooseEncoding(headers['accept-encoding']?.toString()) === 'br'
  const end = response.end.bind(response) as (...body: readonly unknown[]) => ServerResponse
  response.end = (...body: readonly unknown[]) => {
    if (!notes.brotliBody || response.headersSent) return end(...body)
    response.setHeader('Content-Encoding', 'br')
    return end(notes.brotliBody)
  }
}
