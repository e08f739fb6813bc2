import 'server-only'
import { handlePaymentEvent } from '@/lib/desk/handle-payment-event'
import { BadSignatureError, type PaymentEvent, readPaymentEvent } from '@/lib/stripe/events'

/** @returns  false when the signature is wrong or stale; throws when we failed and Stripe should send it again */
export async function takeStripeWebhook(rawBody: string, signature: string, now: Date): Promise<boolean> {
  const event = await believe(rawBody, signature)
  if (!event) return false
  await handlePaymentEvent(event, now)
  return true
}

async function believe(rawBody: string, signature: string): Promise<PaymentEvent | null> {
  try {
    return await readPaymentEvent(rawBody, signature)
  } catch (error) {
    if (error instanceof BadSignatureError) return null
    throw error
  }
}
