import Stripe from 'stripe'

/** Signs webhooks as Stripe does. */
export function aSigner(secret: string) {
  const { webhooks } = new Stripe('sk_test_signer')
  return {
    /** The value of `Stripe-Signature`, stamped with the clock of the test. */
    sign: (payload: string): Promise<string> =>
      webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: Math.floor(Date.now() / 1000) }),
  }
}
