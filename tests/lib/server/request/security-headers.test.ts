import { contentSecurityPolicy, SECURITY_HEADERS, siteHeaders } from '@/lib/server/request/security-headers'

test('a page may run its own inline scripts and no others', () => {
  const policy = contentSecurityPolicy(["'sha256-home'"])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-home' https:\/\/js\.stripe\.com;/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|http:|\*/)
  expect(contentSecurityPolicy()).toContain("script-src 'self' https://js.stripe.com;")
})

test('Stripe’s script may run, make calls and open its frame, and no other site’s may', () => {
  const sources = contentSecurityPolicy()
    .split('; ')
    .map((directive) => directive.split(' '))
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

test('no frame may contain the site, and its URLs are never sent in full', () => {
  expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'")
  expect(SECURITY_HEADERS).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test.each([
  ['off', undefined],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS=%s binds no more hosts than the operator asked for', (choice, value) => {
  expect(siteHeaders(choice)['Strict-Transport-Security']).toBe(value)
})
