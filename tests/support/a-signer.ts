import Stripe from 'stripe'

type Stamp = { readonly secret?: string; readonly timestamp?: number }

/** Signs webhooks as Stripe does. */
export function aSigner(secret: string) {
  const { webhooks } = new Stripe('sk_test_signer')
  return {
    /** The value of `Stripe-Signature`, with the test's current time by default. */
    sign: (payload: string, stamp: Stamp = {}): Promise<string> =>
      webhooks.generateTestHeaderStringAsync({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000),
        ...stamp,
      }),
  }
}
