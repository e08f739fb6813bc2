import { createServer } from 'node:http'
import { isStripeEventType } from '@/lib/stripe/event-types'
import { openStripeAccount } from '@/tools/stripe/account'
import { createWebhookDeliveries } from '@/tools/stripe/webhook-deliveries'
import { expireOverdueSessions } from '@/tools/stripe/expire-checkout'
import { createFaultQueue } from '@/tools/stripe/faults'
import { createAccountSaver, restoreAccount } from '@/tools/stripe/persist-account'
import { createIdempotencyStore } from '@/tools/stripe/idempotency'
import { handleStandInRequest } from '@/tools/stripe/requests'
import { Failure } from '@/tools/process/user-error'

export type StripeStandIn = { readonly url: string; readonly close: () => Promise<void> }

const POLL_MS = 500

/**
 * Start a fake Stripe on loopback: the parts of its API that the site uses, its payment page, its webhooks.
 *
 * @param port           0 to choose a free one
 * @param webhookUrl     receives signed events of the types that the site handles
 * @param webhookSecret  signs the events
 * @param file           where the account is saved, so that the next fake continues with it; not saved by default
 *
 * Tests control it under `/__test/`, see `test-controls.ts`. Throws `Failure` if the port is taken.
 */
export async function startStripeStandIn({
  port = 0,
  webhookUrl,
  webhookSecret,
  file,
}: {
  readonly port?: number
  readonly webhookUrl: string
  readonly webhookSecret: string
  readonly file?: string
}): Promise<StripeStandIn> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Failure(`The stand-in for Stripe cannot listen: ${error.message}`)),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`
  const deliveries = createWebhookDeliveries({ url: webhookUrl, secret: webhookSecret })
  const account = openStripeAccount({
    url,
    onEvent: (event) => isStripeEventType(event.type) && deliveries.add(event),
  })
  try {
    if (file) restoreAccount(account, file)
  } catch (error) {
    server.close()
    throw error
  }
  const backend = { account, deliveries, faults: createFaultQueue(), idempotency: createIdempotencyStore() }
  server.on('request', (request, response) => void handleStandInRequest(backend, request, response))
  const keep = file ? createAccountSaver(account, file) : () => {}
  const watch = setInterval(() => {
    expireOverdueSessions(account)
    keep()
  }, POLL_MS)
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        clearInterval(watch)
        keep()
        deliveries.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
