// Relative imports, because the Next config imports this file before the alias @ is set up.
import { type Env } from '../../env'

const STRIPE_PAGES = 'https://checkout.stripe.com'

/**
 * Sources for Stripe's script, which also opens frames and calls Stripe's API: lib/browser/start-card-payment.ts loads
 * it when a guest pays by card.
 * Source: https://docs.stripe.com/security/guide#content-security-policy.
 */
const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_CALLS = 'https://api.stripe.com'

/** Headers of every response, in addition to its Content-Security-Policy and, under our own server, HSTS. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

const YEAR_SECONDS = 31_536_000

/**
 * The value of `Strict-Transport-Security` for each value of the setting `HSTS`. Browsers remember it until it expires,
 * so another host of the domain without TLS would be unreachable for as long.
 * Source: https://hstspreload.org asks for `preload` with all subdomains.
 */
const HSTS_VALUES: Readonly<Record<Env['HSTS'], string>> = {
  off: '',
  host: `max-age=${YEAR_SECONDS}`,
  subdomains: `max-age=${YEAR_SECONDS}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_SECONDS}; includeSubDomains; preload`,
}

/** The security headers of every response of this site, in addition to its Content-Security-Policy. */
export function siteHeaders(hsts: Env['HSTS']): Readonly<Record<string, string>> {
  const value = HSTS_VALUES[hsts]
  return value ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': value } : SECURITY_HEADERS
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

/** The policy of an e-mail that is shown as a page: it runs nothing, submits nothing and calls nobody. */
export const EMAIL_CONTENT_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
