const STRIPE_PAGES = 'https://checkout.stripe.com'

/**
 * Stripe's own script, its frames and its calls: lib/browser/load-stripe.ts asks for them when a guest pays by card.
 * Source: https://docs.stripe.com/security/guide#content-security-policy.
 */
const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_CALLS = 'https://api.stripe.com'

const TWO_YEARS = 63_072_000

/** What holds for every answer, whatever it is, beside its policy. */
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
 * The Content-Security-Policy of an answer.
 *
 * @param scripts  which inline scripts may run, as the policy names them: hashes of those that the build wrote, or a
 *                 nonce. None by default
 */
export function contentPolicy(scripts: readonly string[] = []): string {
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

/** The part of it that a page says by itself as well, see `writePagePolicies`. */
export function scriptPolicy(scripts: readonly string[]): string {
  return ["script-src 'self'", ...scripts, STRIPE_SCRIPT].join(' ')
}

/**
 * The policy under a server that is not ours: it has one for all pages, made before they are, so it can name no hash.
 * Which scripts may run, the pages say there: lib/server/write-page-policies.ts.
 */
export const POLICY_ELSEWHERE = contentPolicy(["'unsafe-inline'"])
