import { type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { currentRequestContext } from '@/lib/observability/request-context'

/** Send the status that the page has set; see lib/http/set-page-status.ts. */
export function sendPageStatus(response: ServerResponse): void {
  const notes = currentRequestContext()
  onHeaders(response, () => {
    if (!notes?.status) return
    const { code, retryAfterSeconds, location } = notes.status
    response.statusCode = code
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds))
    if (location !== undefined) response.setHeader('Location', location)
  })
}
