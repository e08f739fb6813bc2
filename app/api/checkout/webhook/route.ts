import { readText } from '@/app/api/read-json'
import { otherThan } from '@/app/api/other-methods'
import { refuse, RefusedError } from '@/app/api/respond'
import { takeStripeWebhook } from '@/lib/desk/take-stripe-webhook'
import { log } from '@/lib/log/log'

/** Events are small, but Stripe sets no limit of 32 KiB. */
const EVENT_LIMIT_BYTES = 1024 * 1024

/** Stripe tells us what happened. */
export async function POST(request: Request): Promise<Response> {
  try {
    const rawBody = await readText(request, EVENT_LIMIT_BYTES)
    const isBelieved = await takeStripeWebhook(
      rawBody,
      request.headers.get('stripe-signature') ?? '',
      new Date(),
    )
    if (!isBelieved) return refuse(400, { error: 'The signature is wrong or stale.', code: 'invalid' })
    return Response.json({ received: true })
  } catch (error) {
    if (error instanceof RefusedError) return refuse(error.status, error.refusal)
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
