import { generateKeyPairSync } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { tours } from '@/content/tours/all-tours'
import { type Certificate, type Reply } from '@/lib/doctor/address/ask'
import { type DnsLookup } from '@/lib/doctor/dns/dns-lookup'
import { siteHeaders } from '@/lib/server/request/security-headers'
import { API_VERSION, type StripeWebhook } from '@/lib/stripe/account-state'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'
import { ALL_CHECKS } from '@/lib/doctor/all-checks'
import { type CheckName } from '@/lib/doctor/checks'
import { type Finding, runChecks } from '@/lib/doctor/run-checks'
import { type Site } from '@/lib/doctor/site'
import { usableSettings } from '@/lib/env'
import { at } from '@/tests/support/builders'

export const SITE_URL = 'https://lumi.test'

const ACCOUNT = '51HaBcDeFgHiJkLm'

/** The settings of a live site, as its environment has them. */
export const LIVE = {
  DATABASE_URL: 'postgresql://lumi_site:correct-horse@127.0.0.1/lumi',
  SITE_URL,
  SMTP_URL: 'smtps://lumi:battery-staple@mail.lumi.test:465',
  MAIL_FROM: 'Lumi & Light <bookings@lumi.test>',
  OPERATOR_INBOXES: 'office@lumi.test',
  STRIPE_SECRET_KEY: `sk_live_${ACCOUNT}secret`,
  STRIPE_WEBHOOK_SECRET: 'whsec_tinderbox1234',
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: `pk_live_${ACCOUNT}public`,
  TRUSTED_PROXY_HOPS: '1',
}

const NOON = at('12:00', '2026-12-01')

export const ago = (seconds: number): Date => new Date(NOON.getTime() - seconds * 1000)

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const server: Awaited<ReturnType<Site['server']>> = {
  versionNumber: 170006,
  clock: NOON,
  roundTripMs: 0.4,
  isEncrypted: false,
  isStandby: false,
  isReadOnly: false,
  isSuperuser: false,
  ownsTables: false,
  settings: {
    archive_mode: 'on',
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    idle_in_transaction_session_timeout: '60000',
    max_connections: '100',
    superuser_reserved_connections: '3',
  },
  connections: 30,
  archivedAt: ago(40),
  archiveFailedAt: null,
  slots: [],
}

export const aServer = (overrides: Partial<typeof server>) => ({
  server: async () => ({ ...server, ...overrides }),
})

/** A database with other settings of PostgreSQL. */
export const aServerWith = (settings: (typeof server)['settings']) =>
  aServer({ settings: { ...server.settings, ...settings } })

const queue: Awaited<ReturnType<Site['queue']>> = {
  revision: 19,
  ownRevision: 19,
  oldestDueAt: null,
  waitingJobs: 0,
  failedJobs: 0,
}

export const aQueue = (overrides: Partial<typeof queue>) => ({
  queue: async () => ({ ...queue, ...overrides }),
})

const work: Awaited<ReturnType<Site['work']>> = {
  workerSeenAt: ago(2),
  emailsWaitSince: null,
  emailsGivenUp: 0,
  booksCheckedAt: ago(10 * HOUR),
  lastEventAt: ago(HOUR),
  recentPages: 3,
  openDisputes: 0,
  onSale: tours.map(({ id }) => ({ tourId: id, dates: 100, free: 0 })),
}

export const someWork = (overrides: Partial<typeof work>) => ({
  work: async () => ({ ...work, ...overrides }),
})

const stripe: Site['stripe'] = {
  account: async () => ({
    canCharge: true,
    canPayOut: true,
    currency: 'eur',
    due: [],
    nameOnStatements: 'LUMI',
  }),
  methods: async () => ['card', 'sepa_debit'],
  webhooks: async () => [aWebhook({})],
  undelivered: async () => [],
  missingRights: async () => [],
}

export const aStripeAccount = (overrides: Partial<Site['stripe']>) => ({
  stripe: { ...stripe, ...overrides },
})

export function aWebhook(overrides: Partial<StripeWebhook>): StripeWebhook {
  return {
    id: 'we_1',
    url: `${SITE_URL}/api/checkout/webhook`,
    status: 'enabled',
    enabled_events: [...STRIPE_EVENT_TYPES],
    api_version: API_VERSION,
    created: 1_780_000_000,
    ...overrides,
  }
}

/** DNS with a site, its mail domain and its relay, and other records. Null removes one. */
export function aDns(
  overrides: Readonly<Record<string, readonly string[] | null | 'late' | 'failed'>>,
): DnsLookup {
  const records: typeof overrides = {
    'A lumi.test': ['198.51.100.2'],
    'A mail.lumi.test': ['198.51.100.3'],
    'TXT lumi.test': ['v=spf1 ip4:198.51.100.0/28 -all'],
    'TXT _dmarc.lumi.test': ['v=DMARC1; p=quarantine; rua=mailto:office@lumi.test'],
    'TXT default._domainkey.lumi.test': [DKIM_RECORD],
    'MX lumi.test': ['mail.lumi.test'],
    ...overrides,
  }
  return async (name, type) => {
    const found = records[`${type} ${name}`]
    if (found === 'late' || found === 'failed') return { kind: found }
    return found ? { kind: 'found', records: found } : { kind: 'unknown' }
  }
}

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })

const DKIM_RECORD = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`

const certificate = { validUntil: ago(-60 * DAY), names: ['lumi.test'], fault: null }

/** A reply with some of its fields. Headers may have several values. */
export function aReply({
  status = 200,
  headers = {},
  body = '',
  ...rest
}: {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
  readonly certificate?: Partial<Certificate>
}): Reply {
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()]),
    ),
    body: Buffer.from(body),
    certificate: { ...certificate, ...rest.certificate },
  }
}

/** A healthy site over HTTP, as its proxy sends it, and other replies by their URL; null for no reply at all. */
export function anAsker(overrides: Readonly<Record<string, Reply | null>>): Site['ask'] {
  const page = '<html>Lumi</html>'
  const replies: typeof overrides = {
    [`http://lumi.test/blog?doctor=1`]: aReply({
      status: 308,
      headers: { location: `${SITE_URL}/blog?doctor=1` },
    }),
    [`${SITE_URL}/blog?doctor=1`]: aReply({}),
    [`${SITE_URL}/api/alive`]: aReply({ body: '{"status":"ok"}' }),
    [`${SITE_URL}/api/health`]: aReply({ headers: { 'cache-control': 'no-store' } }),
    [`${SITE_URL}/robots.txt`]: aReply({ body: `Sitemap: ${SITE_URL}/sitemap.xml` }),
    [`${SITE_URL}/sitemap.xml`]: aReply({ body: `<loc>${SITE_URL}/</loc>` }),
    [SITE_URL]: aReply({
      headers: { ...siteHeaders('host'), 'Content-Security-Policy': "default-src 'none'" },
      body: page,
    }),
    [`${SITE_URL} br`]: aReply({ headers: { 'content-encoding': 'br' }, body: brotliCompressSync(page) }),
    [`${SITE_URL} gzip`]: aReply({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(page) }),
    [`${SITE_URL}/api/checkout/webhook`]: aReply({ status: 400, body: '{"code":"invalid"}' }),
    [`${SITE_URL}/api/checkout/webhook signed`]: aReply({}),
    ...overrides,
  }
  return async (url, { headers = {}, address } = {}) => {
    const variant = headers['stripe-signature'] ? 'signed' : (headers['accept-encoding'] ?? address ?? '')
    const known = [`${url} ${variant}`, url].find((key) => key in replies)
    const reply = known === undefined ? null : replies[known]
    if (!reply) throw Object.assign(new Error(`connect ECONNREFUSED`), { code: 'ECONNREFUSED' })
    return reply
  }
}

export const identity = {
  buildId: 'build-1',
  node: '24.4.0',
  client: '198.51.100.7',
  forwardedFor: '198.51.100.7',
  trustedHops: 1,
}

/** A healthy live site, with some of its answers replaced. */
export function aDoctoredSite(
  overrides: Partial<Site> & { readonly env?: Readonly<Record<string, string>> } = {},
): Site {
  const environment = { ...LIVE, ...overrides.env }
  return {
    purpose: null,
    sendTo: null,
    received: null,
    now: () => NOON,
    environment,
    envFiles: [{ name: '.env', settings: Object.keys(LIVE), isReadableByOthers: false }],
    settings: usableSettings(environment),
    settingFaults: [],
    buildFolder: '.next',
    build: () => ({
      id: identity.buildId,
      siteUrl: SITE_URL,
      keys: [LIVE.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY],
      lastNights: '2028-12',
    }),
    node: { version: '24.4.0', required: '>=20.19' },
    server: async () => server,
    migrations: async () => ({ rows: [aMigration('1_first')], folders: ['1_first'] }),
    queue: async () => queue,
    work: async () => work,
    bookFindings: async () => 0,
    identity: async () => ({ kind: 'proved', identity }),
    dns: aDns({}),
    ask: anAsker({}),
    isOpen: async () => false,
    stripe,
    stripeDate: async () => NOON,
    mailServer: async () => ({ certificateUntil: ago(-60 * DAY) }),
    sendTest: async () => ({ state: async () => ({ isSent: true, lastError: null }) }),
    program: async (name) => (name === 'pg_dump' ? 'pg_dump (PostgreSQL) 17.6' : null),
    modifiedAt: () => ago(30 * DAY),
    freeShare: () => 0.6,
    machine: () => ({ freeBytes: 40e9, killsForMemory: 0 }),
    units: async () => [],
    ...overrides,
  }
}

export function aMigration(name: string, overrides: { isFinished?: boolean; isRolledBack?: boolean } = {}) {
  return { name, isFinished: true, isRolledBack: false, startedAt: ago(DAY), ...overrides }
}

/** Run one check on its own. */
export async function examine(
  name: CheckName,
  overrides: Parameters<typeof aDoctoredSite>[0],
): Promise<Finding> {
  const [finding] = await runChecks(
    ALL_CHECKS.filter((check) => check.name === name),
    aDoctoredSite(overrides),
  )
  if (!finding) throw new Error(`there is no check ${name}`)
  return finding
}

/** A case for `test.each`: a check, what is different, its grade, and some of what is seen or advised. */
export type Case = readonly [CheckName, Parameters<typeof aDoctoredSite>[0], Finding['grade'], string]

/** Each case as a test, under the name of its check and what it should see. */
export function testCases(cases: readonly Case[]): void {
  test.each(cases.map(([name, overrides, grade, text]) => ({ name, overrides, grade, text })))(
    '$name is $grade: $text',
    async ({ name, overrides, grade, text }) => {
      const { grade: found, seen, fix } = await examine(name, overrides)
      expect(found).toBe(grade)
      expect(`${seen} → ${fix}`).toContain(text)
      expect(fix === null).toBe(grade === 'good' || grade === 'skipped')
    },
  )
}
