import Stripe from 'stripe'
import { LOCAL_WEBHOOK_SECRET } from '@/tools/site/environment'
import { type StripeEvent } from '@/tests/faults/a-stripe'
import { type Answer, askOnce } from '@/tests/faults/ask-once'
import { type Stage } from '@/tests/faults/stage'

const signer = new Stripe('sk_test_signer')

/** Tell a site of an event, once and signed as Stripe does. */
export async function deliverEvent(stage: Stage, url: string, event: StripeEvent): Promise<Answer> {
  const payload = JSON.stringify(event)
  const secret = LOCAL_WEBHOOK_SECRET
  return askOnce(stage, `${url}/api/checkout/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': await signer.webhooks.generateTestHeaderStringAsync({ payload, secret }),
    },
    body: payload,
  })
}
