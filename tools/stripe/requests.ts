import { type IncomingMessage, type ServerResponse } from 'node:http'
import {
  type StandInResponse,
  type StandInRequest,
  standInJsonResponse,
} from '@/tools/stripe/stand-in-response'
import { type ApiContext, handleApiRequest } from '@/tools/stripe/api'
import { type WebhookDeliveries } from '@/tools/stripe/webhook-deliveries'
import { expireOverdueSessions } from '@/tools/stripe/expire-checkout'
import { handlePageRequest } from '@/tools/stripe/pages'
import { handleTestControl } from '@/tools/stripe/test-controls'

const MAX_BYTES = 1_000_000

type Backend = ApiContext & { readonly deliveries: WebhookDeliveries }

/** Respond to one request, or drop its connection if the fault to imitate calls for it. */
export async function handleStandInRequest(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await answerCall(backend, await readCall(request))
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    else response.destroy()
  } catch (error) {
    const message = `The stand-in for Stripe failed: ${error instanceof Error ? error.message : 'unknown'}`
    const answer = standInJsonResponse(500, { error: { message, type: 'api_error' } })
    if (!response.headersSent) response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
}

function answerCall(
  backend: Backend,
  call: StandInRequest,
): Promise<StandInResponse | null> | StandInResponse {
  expireOverdueSessions(backend.account)
  if (call.path.startsWith('/v1/')) return handleApiRequest(backend, call)
  if (call.path.startsWith('/__test/')) return handleTestControl(backend, call)
  return handlePageRequest(backend.account, call)
}

async function readCall(request: IncomingMessage): Promise<StandInRequest> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.iterator()) {
    if (!(part instanceof Uint8Array)) continue
    size += part.length
    if (size > MAX_BYTES) throw new Error('the request is too large')
    parts.push(part)
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    body: Buffer.concat(parts).toString(),
    header: (name) => [request.headers[name] ?? []].flat()[0] ?? null,
  }
}
