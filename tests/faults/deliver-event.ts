import { LOCAL_WEBHOOK_SECRET } from '@/tools/site/environment'
import { type StripeEvent } from '@/tests/support/a-faulty-stripe'
import { type Answer, askOnce } from '@/tests/faults/ask-once'
import { type Stage } from '@/tests/faults/stage'
import { aSigner } from '@/tests/support/a-signer'

const signer = aSigner(LOCAL_WEBHOOK_SECRET)

/** Send an event to a site, once and signed like Stripe's. */
export async function deliverEvent(stage: Stage, url: string, event: StripeEvent): Promise<Answer> {
  const payload = JSON.stringify(event)
  return askOnce(stage, `${url}/api/checkout/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': await signer.sign(payload),
    },
    body: payload,
  })
}
