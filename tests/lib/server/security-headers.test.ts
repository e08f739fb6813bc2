import { securityHeaders } from '@/lib/server/security-headers'

const rules = securityHeaders({ '/': ["'sha256-home'"], '/_not-found': ["'sha256-none'"] })

/** What a browser gets for an address: of several rules for one header, Next sends the last. */
function headersOf(address: string): Readonly<Record<string, string>> {
  const matching = rules.filter(({ source }) => source === '/:path*' || source === address)
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

test('a page may run its own inline scripts and no others', () => {
  const policy = headersOf('/')['Content-Security-Policy']
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-home' https:\/\/js\.stripe\.com;/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|http:|\*/)
})

test('Stripe’s script may run, call and open its frame, and no other site may', () => {
  const policy = headersOf('/')['Content-Security-Policy'] ?? ''
  const sources = policy.split('; ').map((directive) => directive.split(' '))
  const ofOthers = sources.flatMap(([name, ...all]) =>
    all.filter((one) => one.startsWith('https:')).map((one) => [name, one]),
  )
  expect(ofOthers).toEqual([
    ['script-src', 'https://js.stripe.com'],
    ['connect-src', 'https://api.stripe.com'],
    ['frame-src', 'https://js.stripe.com'],
    ['form-action', 'https://checkout.stripe.com'],
  ])
})

test('an unknown address has the policy of the page that says so', () => {
  expect(headersOf('/nowhere')['Content-Security-Policy']).toContain("'sha256-none'")
})

test('no frame may hold the site, and no address of it leaves it whole', () => {
  const headers = headersOf('/api/health')
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  })
})
