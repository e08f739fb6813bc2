import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Disposables } from '@/tools/process/disposables'

const ANSWER_MS = 20_000

export type WebhookRelay = {
  readonly port: number
  /** The ids of the events that a site has acknowledged, which Stripe never sends again. */
  readonly acknowledged: ReadonlySet<string>
}

/**
 * Pass Stripe's events on to the sites alternately, as a proxy does, and note which ones they acknowledge.
 *
 * @param sitePorts  called at each event, because the sites may start later
 */
export async function startWebhookRelay(
  sitePorts: () => readonly number[],
  disposables: Disposables,
): Promise<WebhookRelay> {
  const acknowledged = new Set<string>()
  let turn = 0

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const ports = sitePorts()
    const { status } = await fetch(`http://127.0.0.1:${ports[turn++ % ports.length]}${request.url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': String(request.headers['stripe-signature']),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => ({ status: 502 }))
    if (status === 200) acknowledged.add((JSON.parse(body) as { readonly id: string }).id)
    response.writeHead(status).end()
  }

  const server = createServer((request, response) => void relay(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  disposables.add(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, acknowledged }
}
