import {
  ago,
  aDns,
  anAsker,
  aReply,
  aServer,
  DAY,
  examine,
  identity,
  SITE_URL,
  testCases,
} from '@/tests/support/a-doctored-site'
import { siteHeaders } from '@/lib/server/request/security-headers'

const OTHER = { identity: async () => ({ kind: 'other', seen: '/api/identity answers 404' }) as const }
const IPV6 = '2001:db8::2'
const withIpv6 = aDns({ 'AAAA lumi.test': [IPV6] })
const answering = (replies: Parameters<typeof anAsker>[0]) => ({ ask: anAsker(replies) })
const aCertificate = (certificate: object) => answering({ [SITE_URL]: aReply({ certificate }) })
const withoutTrust = async () => {
  throw Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })
}
const headers = { ...siteHeaders('host'), 'Content-Security-Policy': "default-src 'none'" }

testCases([
  ['dns.site', {}, 'good', '198.51.100.2'],
  ['dns.site', { dns: withIpv6 }, 'good', `198.51.100.2, ${IPV6}`],
  ['dns.site', { dns: aDns({ 'A lumi.test': null }) }, 'wrong', 'there is no name lumi.test'],
  ['dns.site', { dns: aDns({ 'A lumi.test': 'late' }) }, 'wrong', 'no DNS server answered'],
  [
    'dns.site',
    { dns: withIpv6, ...answering({ [`${SITE_URL}/api/alive ${IPV6}`]: null }) },
    'wrong',
    `${IPV6}: ECONNREFUSED`,
  ],
  ['dns.site', answering({ [`${SITE_URL}/api/alive`]: aReply({ status: 404 }) }), 'wrong', 'answers 404'],
  ['dns.site', answering({ [`${SITE_URL}/api/alive`]: aReply({ status: 502 }) }), 'wrong', 'start the site'],
  ['dns.site', { ask: withoutTrust }, 'wrong', 'CERT_HAS_EXPIRED → see tls.certificate'],
  ['dns.site', OTHER, 'wrong', '/api/identity answers 404'],
  ['dns.site', { ...OTHER, ...aServer({ isReadOnly: true }) }, 'good', '198.51.100.2'],
  ['dns.site', { ...OTHER, server: () => Promise.reject(new Error('away')) }, 'good', '198.51.100.2'],
  ['dns.site', { env: { SITE_URL: 'http://127.0.0.1:3000' } }, 'skipped', 'no name in DNS'],
  ['dns.site', { env: { SITE_URL: 'lumi' } }, 'skipped', 'SITE_URL cannot be used'],
  ['tls.certificate', {}, 'good', 'lumi.test, valid for 60 more days'],
  ['tls.certificate', aCertificate({ validUntil: ago(-14 * DAY) }), 'wrong', 'valid for 14 more days'],
  ['tls.certificate', aCertificate({ validUntil: ago(-15 * DAY) }), 'good', '15'],
  [
    'tls.certificate',
    aCertificate({ fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'wrong',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  ['tls.certificate', { env: { SITE_URL: 'http://lumi.test' } }, 'wrong', 'has no TLS'],
  ['tls.subdomains', {}, 'good', 'this host alone'],
  ['tls.subdomains', { env: { HSTS: 'subdomains' } }, 'thought', 'no TLS at mail.lumi.test (ECONNREFUSED)'],
  [
    'tls.subdomains',
    { env: { HSTS: 'preload' }, ...answering({ 'https://mail.lumi.test/': aReply({}) }) },
    'good',
    'TLS at mail.lumi.test',
  ],
  ['http.redirects', {}, 'good', 'one hop from http://lumi.test'],
  ['http.redirects', answering({ 'http://lumi.test/blog?doctor=1': aReply({}) }), 'wrong', 'no redirect'],
  [
    'http.redirects',
    answering({
      'http://lumi.test/blog?doctor=1': aReply({ status: 301, headers: { location: `${SITE_URL}/` } }),
      [`${SITE_URL}/`]: aReply({}),
    }),
    'wrong',
    `ends at ${SITE_URL}/`,
  ],
  [
    'http.redirects',
    answering({
      'http://lumi.test/blog?doctor=1': aReply({
        status: 302,
        headers: { location: 'http://lumi.test/blog?doctor=1', server: 'a CDN' },
      }),
    }),
    'wrong',
    '302 by a CDN, 302 by a CDN, 302',
  ],
  [
    'http.redirects',
    { dns: aDns({ 'A www.lumi.test': ['198.51.100.2'] }) },
    'wrong',
    'https://www.lumi.test',
  ],
  ['http.headers', {}, 'good', '8 headers, each once'],
  [
    'http.headers',
    answering({ [SITE_URL]: aReply({ headers: { ...headers, 'X-Frame-Options': ['DENY', 'SAMEORIGIN'] } }) }),
    'wrong',
    'X-Frame-Options: DENY and SAMEORIGIN',
  ],
  [
    'http.headers',
    answering({ [SITE_URL]: aReply({ headers: { ...headers, 'Referrer-Policy': [] } }) }),
    'wrong',
    'no Referrer-Policy',
  ],
  [
    'http.headers',
    answering({ [SITE_URL]: aReply({ headers: { ...headers, 'Content-Security-Policy': ['a', 'b'] } }) }),
    'wrong',
    '2 Content-Security-Policy',
  ],
  ['http.compressed', {}, 'good', 'br '],
  [
    'http.compressed',
    answering({ [`${SITE_URL} br`]: aReply({ body: '<html>' }) }),
    'wrong',
    'not as asked: br',
  ],
  [
    'http.compressed',
    answering({ [`${SITE_URL} gzip`]: aReply({ headers: { 'content-encoding': 'gzip' }, body: '<html>' }) }),
    'wrong',
    'not as asked: gzip',
  ],
  [
    'http.compressed',
    answering({ [`${SITE_URL}/api/health`]: aReply({ headers: { 'cache-control': 'no-store', age: '4' } }) }),
    'wrong',
    'comes from a cache',
  ],
])

const anIdentity = (overrides: Partial<typeof identity>) => ({
  identity: async () => ({ kind: 'proved', identity: { ...identity, ...overrides } }) as const,
})

testCases([
  ['proxy.identity', {}, 'good', 'this site, build build-1'],
  ['proxy.identity', OTHER, 'wrong', 'answers 404'],
  [
    'proxy.identity',
    { identity: () => Promise.reject(new Error('getaddrinfo')) },
    'wrong',
    `${SITE_URL}: getaddrinfo`,
  ],
  ['proxy.identity', { identity: withoutTrust }, 'wrong', 'CERT_HAS_EXPIRED → see tls.certificate'],
  ['proxy.identity', { env: { SITE_URL: 'lumi' } }, 'skipped', 'SITE_URL'],
  ['proxy.hops', {}, 'good', '198.51.100.7 after 1 hops'],
  [
    'proxy.hops',
    anIdentity({ client: '203.0.113.12', trustedHops: 2, forwardedFor: '203.0.113.12, 198.51.100.7' }),
    'wrong',
    'TRUSTED_PROXY_HOPS=1',
  ],
  [
    'proxy.hops',
    anIdentity({ client: '10.0.0.4', trustedHops: 1, forwardedFor: '203.0.113.12, 198.51.100.7, 10.0.0.4' }),
    'wrong',
    'TRUSTED_PROXY_HOPS=2',
  ],
  ['proxy.hops', anIdentity({ client: '172.18.0.1', forwardedFor: '172.18.0.1' }), 'wrong', 'userland proxy'],
  [
    'proxy.hops',
    anIdentity({ client: '127.0.0.1', forwardedFor: '127.0.0.1' }),
    'thought',
    'this machine itself',
  ],
  [
    'proxy.hops',
    anIdentity({ client: '127.0.0.1', trustedHops: 0, forwardedFor: '203.0.113.12, 198.51.100.7' }),
    'wrong',
    'TRUSTED_PROXY_HOPS=1',
  ],
  [
    'proxy.hops',
    anIdentity({ client: '192.0.2.9', forwardedFor: '203.0.113.12, 198.51.100.7, 192.0.2.9' }),
    'wrong',
    'TRUSTED_PROXY_HOPS=2',
  ],
  ['proxy.past', {}, 'good', '3000, 5432 are closed'],
  ['proxy.past', { isOpen: async (_host, port) => port === 3000 }, 'wrong', '198.51.100.2 port 3000'],
  [
    'proxy.past',
    { dns: aDns({ 'A lumi.test': ['127.0.0.1'] }), isOpen: async (_host, port) => port === 5432 },
    'thought',
    'from this machine',
  ],
  ['proxy.past', { env: { METRICS_PORT: '9464' } }, 'good', '3000, 9464, 5432 are closed'],
  ['proxy.kept', {}, 'good', 'keeps connections for 125 s'],
  ['proxy.kept', { env: { KEEP_ALIVE_SECONDS: '120' } }, 'wrong', 'KEEP_ALIVE_SECONDS=125'],
  [
    'proxy.kept',
    {
      env: { KEEP_ALIVE_SECONDS: '65' },
      ...answering({
        [`${SITE_URL}/api/checkout/webhook`]: aReply({
          status: 400,
          headers: { server: 'nginx' },
          body: '"invalid"',
        }),
      }),
    },
    'good',
    'usually 60 s',
  ],
  [
    'proxy.kept',
    answering({ [`${SITE_URL}/api/checkout/webhook`]: aReply({ status: 413, body: 'Too large' }) }),
    'wrong',
    '413 that is not ours',
  ],
])

test('the site is asked with addresses that no visitor has', async () => {
  const asked = jest.fn(async () => ({ kind: 'proved', identity }) as const)
  await examine('proxy.hops', { identity: asked })
  expect(asked).toHaveBeenCalledWith({
    headers: { 'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.1, .*203\.0\.113\.12$/) },
  })
})
