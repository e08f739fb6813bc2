import { now } from '@/lib/db/clock'
import { readBodyText } from '@/lib/http/read-json'
import { refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { log } from '@/lib/observability/log'
import { handleStripeWebhook } from '@/lib/use-cases/payments/handle-stripe-webhook'

/** Stripe's events are small, but Stripe does not promise to stay below our usual limit of 32 KiB. */
const EVENT_LIMIT_BYTES = 1024 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: receiveEvent })

/** Receive an event from Stripe. */
async function receiveEvent(request: Request): Promise<Response> {
  const rawBody = await readBodyText(request, EVENT_LIMIT_BYTES)
  const signature = request.headers.get('stripe-signature') ?? ''
  switch (await handleStripeWebhook(rawBody, signature, now()).catch(logFailure)) {
    case 'untrusted':
      return refuse(400, { error: 'The signature is wrong or stale.', code: 'invalid' })
    case 'unreadable':
      return refuse(400, { error: 'The event cannot be read.', code: 'invalid' })
    case 'failed':
      return refuse(500, { error: 'The event could not be handled.', code: 'unavailable' })
    default:
      return Response.json({ received: true })
  }
}

function logFailure(error: unknown): 'failed' {
  log().error({ err: error }, 'webhook failed, Stripe will send it again')
  return 'failed'
}
