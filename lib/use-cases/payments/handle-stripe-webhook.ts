import 'server-only'
import { actAs } from '@/lib/db/history/actor'
import { countPaymentEvent } from '@/lib/use-cases/payments/steps/count-payment-event'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { log } from '@/lib/observability/log'
import {
  BadSignatureError,
  type PaymentEvent,
  readPaymentEvent,
  UnreadableEventError,
} from '@/lib/stripe/events'

/**
 * Handle a webhook delivery from Stripe.
 *
 * @returns  `untrusted` if its signature is wrong or stale; `unreadable` if Stripe signed something that we cannot read
 *           and that it need not send again. Throws if we failed and Stripe should retry
 */
export async function handleStripeWebhook(
  rawBody: string,
  signature: string,
  now: Date,
): Promise<'handled' | 'untrusted' | 'unreadable'> {
  let event: PaymentEvent | null = null
  try {
    event = await readPaymentEvent(rawBody, signature)
    const read = event
    await actAs('stripe', () => handlePaymentEvent(read, now))
    return 'handled'
  } catch (error) {
    const isForged = error instanceof BadSignatureError
    countPaymentEvent(event, isForged ? 'untrusted' : 'failed')
    if (isForged) return 'untrusted'
    if (!(error instanceof UnreadableEventError)) throw error
    const { id, type } = error.event
    log().error({ event: id, type, fields: error.fields }, 'signed event cannot be read')
    return 'unreadable'
  }
}
