let loading: Promise<unknown> | null = null

/**
 * Load Stripe's own script, which shows its fraud rules the browser that pays. For a guest who has set out to pay, and
 * for nobody before: from then on Stripe may set its cookie. Loaded once, and again only where it could not be.
 *
 * Nothing waits for it, and paying does without it: a network or an extension that keeps it away is no fault.
 */
export function loadStripe(publishableKey: string): void {
  loading ??= import('@stripe/stripe-js/pure')
    .then((stripe) => stripe.loadStripe(publishableKey))
    .catch(() => (loading = null))
}
