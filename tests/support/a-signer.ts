import Stripe from 'stripe'

type Stamp = { readonly secret?: string; readonly timestamp?: number }

/** Signs webhooks as Stripe does. */
export function aSigner(secret: string) {
  const { webhooks } = new Stripe('sk_test_signer')
  return {
    /** The value of `Stripe-Signature`, stamped with the clock of the test unless another time is given. */
    sign: (payload: string, stamp: Stamp = {}): Promise<string> =>
      webhooks.generateTestHeaderStringAsync({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000),
        ...stamp,
      }),
  }
}
