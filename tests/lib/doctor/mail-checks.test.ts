import { generateKeyPairSync } from 'node:crypto'
import { createDnsLookup } from '@/lib/doctor/dns/dns-lookup'
import { findDkimKey } from '@/lib/doctor/mail/dkim'
import { isAligned, readDmarc } from '@/lib/doctor/mail/dmarc'
import { readSpf } from '@/lib/doctor/mail/spf'
import { type DnsServer, startDnsServer } from '@/tools/drills/start-dns-server'
import { ago, aDns, DAY, testCases } from '@/tests/support/a-doctored-site'

const refused = (code: string, response?: string) => ({
  mailServer: () => Promise.reject(Object.assign(new Error('Invalid login'), { code, response })),
})

const spf = (record: string | null, more = {}) => ({
  dns: aDns({ 'TXT lumi.test': record === null ? null : [record], ...more }),
})

const aLetter = ({ from = 'lumi.test', envelope = 'bounces.relay.test', signed = 'lumi.test' }) => ({
  received: `Return-Path: <b@${envelope}>\r\nDKIM-Signature: v=1; a=rsa-sha256; d=${signed};\r\n\ts=default; b=abc\r\nFrom: "Lumi" <bookings@${from}>\r\n\r\nFrom: x@other.test`,
})

testCases([
  ['mail.login', {}, 'good', 'mail.lumi.test:465 took the login, certificate valid for 60'],
  [
    'mail.login',
    { mailServer: async () => ({ certificateUntil: ago(-14 * DAY) }) },
    'wrong',
    'valid for 14 more days',
  ],
  ['mail.login', { mailServer: async () => ({ certificateUntil: null }) }, 'good', 'without TLS'],
  ['mail.login', { env: { SMTP_URL: 'mail' } }, 'skipped', 'SMTP_URL cannot be used'],
  [
    'mail.login',
    refused('EAUTH', '535 5.7.8 authentication failed'),
    'wrong',
    '535 5.7.8 authentication failed',
  ],
  [
    'mail.login',
    { ...refused('ETIMEDOUT'), isOpen: async (_host, port) => port === 587 },
    'wrong',
    'use port 587',
  ],
  ['mail.login', refused('ETIMEDOUT'), 'wrong', 'ask your host to open them'],
  ['mail.spf', {}, 'good', 'lumi.test: 0 look-ups, -all'],
  ['mail.spf', { env: { SMTP_URL: '' } }, 'good', 'lumi.test: 0 look-ups, -all'],
  ['mail.spf', { env: { MAIL_FROM: 'nobody' } }, 'skipped', 'MAIL_FROM cannot be used'],
  ['mail.spf', spf(null), 'wrong', 'has no SPF record'],
  ['mail.spf', { dns: aDns({ 'TXT lumi.test': ['v=spf1 -all', 'v=spf1 ~all'] }) }, 'wrong', '2 SPF records'],
  ['mail.spf', { dns: aDns({ 'TXT lumi.test': 'late' }) }, 'wrong', 'no DNS server answered'],
  ['mail.spf', spf('v=spf1 mx'), 'wrong', 'does not end in all'],
  ['mail.spf', spf('v=spf1 +all'), 'wrong', 'allows everyone'],
  ['mail.spf', spf(`v=spf1 ${'a '.repeat(11)}-all`), 'wrong', '11 look-ups'],
  ['mail.spf', spf('v=spf1 include:gone.test -all'), 'wrong', 'no record at gone.test'],
  ['mail.spf', spf('v=spf1 ip4:192.0.2.1 -all'), 'thought', 'mail.lumi.test is not seen'],
  [
    'mail.spf',
    spf('v=spf1 include:_spf.lumi.test -all', { 'TXT _spf.lumi.test': ['v=spf1 ip4:192.0.2.1 -all'] }),
    'good',
    '_spf.lumi.test',
  ],
  ['mail.dkim', {}, 'good', 'default (1024 bits)'],
  ['mail.dkim', { env: { MAIL_FROM: 'nobody' } }, 'skipped', 'MAIL_FROM cannot be used'],
  [
    'mail.dkim',
    { dns: aDns({ 'TXT default._domainkey.lumi.test': null }) },
    'thought',
    'no key of lumi.test',
  ],
  [
    'mail.dkim',
    { dns: aDns({ 'TXT default._domainkey.lumi.test': ['v=DKIM1; p='] }) },
    'thought',
    'only default (0 bits)',
  ],
  ['mail.dkim', aLetter({}), 'good', 'default of lumi.test (1024 bits)'],
  ['mail.dkim', aLetter({ signed: 'relay.test' }), 'thought', '0 bits, not aligned'],
  ['mail.dkim', { received: 'From: a@lumi.test\n\nHi' }, 'thought', 'has no signature'],
  ['mail.dmarc', {}, 'good', 'p=quarantine at lumi.test'],
  ['mail.dmarc', { env: { MAIL_FROM: 'nobody' } }, 'skipped', 'MAIL_FROM cannot be used'],
  [
    'mail.dmarc',
    { dns: aDns({ 'TXT _dmarc.lumi.test': null }) },
    'wrong',
    'TXT of _dmarc.lumi.test: "v=DMARC1; p=none; rua=mailto:office@lumi.test"',
  ],
  ['mail.dmarc', { dns: aDns({ 'TXT _dmarc.lumi.test': 'failed' }) }, 'wrong', 'the DNS server fails'],
  [
    'mail.dmarc',
    { dns: aDns({ 'TXT _dmarc.lumi.test': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }) },
    'wrong',
    '2 DMARC records',
  ],
  ['mail.dmarc', aLetter({}), 'good', 'aligned'],
  ['mail.dmarc', aLetter({ signed: 'relay.test', envelope: 'lumi.test' }), 'good', 'aligned'],
  ['mail.dmarc', aLetter({ signed: 'relay.test' }), 'wrong', 'neither by SPF nor by DKIM'],
  ['mail.send', {}, 'skipped', '--send ADDRESS'],
  ['mail.send', { sendTo: 'aino@lumi.test' }, 'good', 'accepted after'],
  [
    'mail.send',
    {
      sendTo: 'a@lumi.test',
      sendTest: async () => ({ state: async () => ({ isSent: false, lastError: '550 no' }) }),
    },
    'wrong',
    '550 no',
  ],
  ['mail.send', { env: { OPERATOR_INBOXES: 'office@gone.test' } }, 'wrong', 'no mail server for gone.test'],
])

let server: DnsServer
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 4096 })
const longKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)

beforeAll(async () => {
  server = await startDnsServer({
    'A lumi.test': ['198.51.100.2'],
    'AAAA lumi.test': ['2001:db8::2'],
    'MX lumi.test': ['mx.lumi.test'],
    'A mx.lumi.test': ['198.51.100.9'],
    'TXT lumi.test': [
      'google-site-verification=1',
      'v=spf1 a/24 mx ip6:2001:db8::/32 include:relay.test ~all',
    ],
    'TXT relay.test': ['v=spf1 exists:%{i}.relay.test redirect=more.relay.test'],
    'TXT more.relay.test': ['v=spf1 ip4:192.0.2.0/24 -ip4:203.0.113.1 -all'],
    'TXT loop.test': ['v=spf1 include:loop.test -all'],
    'TXT long._domainkey.lumi.test': [`v=DKIM1; k=rsa; p=${longKey}`],
    'TXT ed._domainkey.lumi.test': [`v=DKIM1; k=ed25519; p=${ed25519.toString('base64')}`],
    'TXT _dmarc.lumi.test': ['v=DMARC1; p=reject; sp=none; adkim=s'],
    'TXT silent.test': 'silent',
    'TXT fails.test': 'fails',
  })
})
afterAll(() => server.close())

test('no such name, no such record, a server that fails and none that answers are four answers', async () => {
  const dns = createDnsLookup([server.address])
  expect(await dns('lumi.test', 'A')).toEqual({ kind: 'found', records: ['198.51.100.2'] })
  expect(await dns('lumi.test', 'AAAA')).toEqual({ kind: 'found', records: ['2001:db8::2'] })
  expect(await dns('lumi.test', 'MX')).toEqual({ kind: 'found', records: ['mx.lumi.test'] })
  expect(await dns('gone.test', 'A')).toEqual({ kind: 'unknown' })
  expect(await dns('mx.lumi.test', 'TXT')).toEqual({ kind: 'none' })
  expect(await dns('fails.test', 'TXT')).toEqual({ kind: 'failed' })
  expect(await dns('silent.test', 'TXT')).toEqual({ kind: 'late' })
})

test('a long key comes in pieces and by TCP, and its answer is kept', async () => {
  const dns = createDnsLookup([server.address])
  const key = { selector: 'long', domain: 'lumi.test', bits: 4096 }
  expect(await findDkimKey(dns, 'long', 'lumi.test')).toEqual(key)
  expect(await findDkimKey(dns, 'long', 'lumi.test')).toEqual(key)
  const name = 'TXT long._domainkey.lumi.test'
  expect(server.questions.filter((question) => question.endsWith(name))).toEqual([
    `udp ${name}`,
    `tcp ${name}`,
  ])
  expect(await findDkimKey(dns, 'ed', 'lumi.test')).toMatchObject({ bits: 256 })
  expect(await findDkimKey(dns, 'none', 'lumi.test')).toBeNull()
})

test('an SPF record is followed through includes and redirects, and its look-ups are counted', async () => {
  const dns = createDnsLookup([server.address])
  const read = (...addresses: readonly string[]) => readSpf(dns, 'lumi.test', addresses)
  expect(await read('192.0.2.7')).toEqual({
    ...{ records: 1, lookups: 5, end: '~all', isIn: true, broken: [] },
    includes: ['relay.test', 'more.relay.test'],
  })
  for (const allowed of ['198.51.100.77', '198.51.100.9', '2001:db8:1::1'])
    expect(await read(allowed)).toMatchObject({ isIn: true })
  for (const refused of ['203.0.113.1', '2001:db9::1'])
    expect(await read(refused)).toMatchObject({ isIn: false })
  expect((await readSpf(dns, 'loop.test', [])).lookups).toBeGreaterThan(10)
})

test('a DMARC policy is that of the domain, or of its organisation', async () => {
  const dns = createDnsLookup([server.address])
  expect(await readDmarc(dns, 'lumi.test')).toMatchObject({
    found: { domain: 'lumi.test', records: 1 },
    policy: 'reject',
    isDkimStrict: true,
  })
  expect(await readDmarc(dns, 'news.lumi.test')).toMatchObject({
    found: { domain: 'lumi.test' },
    policy: 'none',
  })
  expect(await readDmarc(dns, 'gone.test')).toMatchObject({ found: null })
  expect(await isAligned(dns, 'news.lumi.test', 'lumi.test', false)).toBe(true)
  expect(await isAligned(dns, 'news.lumi.test', 'lumi.test', true)).toBe(false)
  expect(await isAligned(dns, 'relay.test', 'lumi.test', false)).toBe(false)
})
