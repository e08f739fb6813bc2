/** A header rule as `headers()` of the Next config wants it. */
export type HeaderRule = {
  readonly source: string
  /** Where it holds alone, and where it does not. */
  readonly has?: { readonly type: 'header'; readonly key: string }[]
  readonly missing?: { readonly type: 'header'; readonly key: string }[]
  readonly headers: { readonly key: string; readonly value: string }[]
}

/** Hashes of the inline scripts of each static page, by route; `/_not-found` stands for every unknown address. */
export type PageHashes = Readonly<Record<string, readonly string[]>>

const STRIPE_PAGES = 'https://checkout.stripe.com'

/**
 * Stripe's own script, its frames and its calls: lib/browser/load-stripe.ts asks for them when a guest pays by card.
 * Source: https://docs.stripe.com/security/guide#content-security-policy.
 */
const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_CALLS = 'https://api.stripe.com'

const TWO_YEARS = 63_072_000

/** What holds for every answer, whatever it is. */
const ALWAYS: Readonly<Record<string, string>> = {
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
 * The security headers of the whole site. A page may run the inline scripts that the build wrote into it, known by
 * their hashes, and nothing else that is inline.
 *
 * @param pages  the hashes that the build collected
 */
export function securityHeaders(pages: PageHashes): HeaderRule[] {
  const rule = (source: string, hashes: readonly string[]): HeaderRule => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: contentPolicy(hashes) }],
  })
  const { '/_not-found': unknownPage = [], ...known } = pages
  return [
    { source: '/:path*', headers: Object.entries(ALWAYS).map(([key, value]) => ({ key, value })) },
    rule('/:path*', unknownPage),
    ...Object.entries(known).map(([route, hashes]) => rule(route, hashes)),
    // Link previews are shown by others.
    { source: '/og/:file', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
  ]
}

function contentPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, STRIPE_SCRIPT].join(' '),
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
