import { inTime } from '@/lib/http/in-time'
import { readText } from '@/lib/http/read-json'
import { otherThan } from '@/lib/http/other-methods'
import { answerNobody, ClientGoneError, refuse, RefusedError } from '@/lib/http/respond'
import { now } from '@/lib/db/clock'
import { takeStripeWebhook } from '@/lib/use-cases/payments/take-stripe-webhook'
import { log } from '@/lib/observability/log'

/** Events are small, but Stripe sets no limit of 32 KiB. */
const EVENT_LIMIT_BYTES = 1024 * 1024

/** Stripe tells us what happened. */
export async function POST(request: Request): Promise<Response> {
  try {
    const rawBody = await readText(request, EVENT_LIMIT_BYTES)
    const signature = request.headers.get('stripe-signature') ?? ''
    const outcome = await inTime(() => takeStripeWebhook(rawBody, signature, now()))
    if (outcome === 'unbelieved')
      return refuse(400, { error: 'The signature is wrong or stale.', code: 'invalid' })
    if (outcome === 'unreadable') return refuse(400, { error: 'The event cannot be read.', code: 'invalid' })
    return Response.json({ received: true })
  } catch (error) {
    if (error instanceof RefusedError) return refuse(error.status, error.refusal)
    if (error instanceof ClientGoneError) return answerNobody()
    log().error({ err: error }, 'webhook failed, Stripe will send it again')
    return refuse(500, { error: 'The event could not be handled.', code: 'unavailable' })
  }
}

const { refuseMethod, sayMethods } = otherThan('POST')

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as PATCH,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
