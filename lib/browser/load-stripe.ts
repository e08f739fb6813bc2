let loading: Promise<unknown> | null = null

/**
 * Load Stripe's script, so that its fraud rules see the browser that pays. Call it only for guests who are about to
 * pay, because Stripe may set its cookie from then on. Loads once; retries only after a failure.
 *
 * Nothing waits for the script and payment works without it, so a network or an extension that blocks it is not an
 * error.
 */
export function loadStripe(publishableKey: string): void {
  loading ??= import('@stripe/stripe-js/pure')
    .then((stripe) => stripe.loadStripe(publishableKey))
    .catch(() => (loading = null))
}
