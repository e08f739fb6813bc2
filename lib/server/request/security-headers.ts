const STRIPE_PAGES = 'https://checkout.stripe.com'

/**
 * Stripe's script, which also opens frames and calls Stripe's API: lib/browser/start-card-payment.ts loads it when a guest
 * pays by card.
 * Source: https://docs.stripe.com/security/guide#content-security-policy.
 */
const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_CALLS = 'https://api.stripe.com'

const TWO_YEARS = 63_072_000

/** Headers of every response, in addition to its Content-Security-Policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/**
 * The Content-Security-Policy of a response.
 *
 * @param scripts  CSP sources of the inline scripts that may run: hashes from the build, or a nonce. None by default
 */
export function contentSecurityPolicy(scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    scriptPolicy(scripts),
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${STRIPE_CALLS}`,
    `frame-src ${STRIPE_SCRIPT}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${STRIPE_PAGES}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The `script-src` part of the policy. Built pages also carry it in their HTML; see `writePagePolicies`. */
export function scriptPolicy(scripts: readonly string[]): string {
  return ["script-src 'self'", ...scripts, STRIPE_SCRIPT].join(' ')
}

/**
 * The policy under a server other than ours. It is the same for all pages and set before they are built, so it cannot
 * contain hashes. Instead, each page restricts its own scripts: lib/server/build/write-page-policies.ts.
 */
export const DEFAULT_CONTENT_POLICY = contentSecurityPolicy(["'unsafe-inline'"])
