import { createServer } from 'node:http'
import Stripe from 'stripe'

type Heard = { readonly body: string; readonly signature: string; readonly event: Stripe.Event }

export const WEBHOOK_SECRET = 'whsec_tests'

/** A webhook that records requests and sends the given statuses; 200 by default. */
export async function aWebhook() {
  const heard: Heard[] = []
  const answers: number[] = []
  let waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts).toString()
    const signature = String(request.headers['stripe-signature'])
    const event = await Stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET)
    heard.push({ body, signature, event })
    response.writeHead(answers.shift() ?? 200).end()
    waiting.filter(({ count }) => count <= heard.length).forEach(({ resolve }) => resolve())
    waiting = waiting.filter(({ count }) => count > heard.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    heard,
    types: () => heard.map(({ event }) => event.type),
    answerNext: (...statuses: readonly number[]) => void answers.push(...statuses),
    hear(count: number): Promise<void> {
      if (heard.length >= count) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ count, resolve }))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
