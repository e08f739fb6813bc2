let loading: Promise<unknown> | null = null

/**
 * Load Stripe's own script, which lets its fraud rules see the browser that pays. Only for guests who are about to pay:
 * from then on Stripe may set its cookie. Loaded once; retried only after a failure.
 *
 * Nothing waits for it, and payment works without it: a network or an extension that blocks it is no error.
 */
export function loadStripe(publishableKey: string): void {
  loading ??= import('@stripe/stripe-js/pure')
    .then((stripe) => stripe.loadStripe(publishableKey))
    .catch(() => (loading = null))
}
