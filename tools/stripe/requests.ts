import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Answer, type Call, jsonAnswer } from '@/tools/stripe/answer'
import { type Api, answerApi } from '@/tools/stripe/api'
import { type Deliveries } from '@/tools/stripe/deliveries'
import { expireDue } from '@/tools/stripe/expire-checkout'
import { answerPage } from '@/tools/stripe/pages'
import { answerTest } from '@/tools/stripe/test-controls'

const MAX_BYTES = 1_000_000

type Desk = Api & { readonly deliveries: Deliveries }

/** Respond to one request, or cut its connection if a fault demands it. */
export async function answerRequest(
  backend: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await answerCall(backend, await readCall(request))
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    else response.destroy()
  } catch (error) {
    const message = `The stand-in for Stripe failed: ${error instanceof Error ? error.message : 'unknown'}`
    const answer = jsonAnswer(500, { error: { message, type: 'api_error' } })
    if (!response.headersSent) response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
}

function answerCall(backend: Desk, call: Call): Promise<Answer | null> | Answer {
  expireDue(backend.account)
  if (call.path.startsWith('/v1/')) return answerApi(backend, call)
  if (call.path.startsWith('/__test/')) return answerTest(backend, call)
  return answerPage(backend.account, call)
}

async function readCall(request: IncomingMessage): Promise<Call> {
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
