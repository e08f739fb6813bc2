import 'server-only'
import { countPaymentEvent } from '@/lib/desk/count-payment-event'
import { handlePaymentEvent } from '@/lib/desk/handle-payment-event'
import { BadSignatureError, type PaymentEvent, readPaymentEvent } from '@/lib/stripe/events'

/** @returns  false when the signature is wrong or stale; throws when we failed and Stripe should send it again */
export async function takeStripeWebhook(rawBody: string, signature: string, now: Date): Promise<boolean> {
  let event: PaymentEvent | null = null
  try {
    event = await readPaymentEvent(rawBody, signature)
    await handlePaymentEvent(event, now)
    return true
  } catch (error) {
    const isForged = error instanceof BadSignatureError
    countPaymentEvent(event, isForged ? 'unbelieved' : 'failed')
    if (isForged) return false
    throw error
  }
}
