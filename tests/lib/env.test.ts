import {
  databaseSettings,
  EnvError,
  findSuspiciousSettings,
  isLoopback,
  ownerDatabaseUrl,
  parseEnv,
} from '@/lib/env'

const good = {
  DATABASE_URL: 'postgresql://user:pass@localhost:5432/lumi',
  SITE_URL: 'https://www.example.com/',
  SMTP_URL: 'smtp://localhost:25',
  MAIL_FROM: 'Lumi & Light <a@example.com>',
  OPERATOR_INBOXES: 'a@example.com, b@example.com',
}

function linesOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n')
    throw error
  }
}

test('what may be left out has its default, and the address loses its slash', () => {
  expect(parseEnv(good)).toMatchObject({
    SITE_URL: 'https://www.example.com',
    OPERATOR_INBOXES: ['a@example.com', 'b@example.com'],
    CRYPTO_WALLETS: [],
    STRIPE_SECRET_KEY: '',
    WORKER_IN_PROCESS: true,
    TRUSTED_PROXY_HOPS: 0,
    KEEP_ALIVE_SECONDS: 125,
    LOG_LEVEL: 'info',
    METRICS_PORT: undefined,
    METRICS_HOST: '127.0.0.1',
    PORT: 3000,
  })
})

test('every missing setting has a line of its own', () => {
  expect(linesOf({})).toEqual([
    'DATABASE_URL: is missing',
    'SITE_URL: is missing',
    'SMTP_URL: is missing',
    'MAIL_FROM: is missing',
    'OPERATOR_INBOXES: is missing',
  ])
})

test.each([
  ['DATABASE_URL', 'mysql://localhost/lumi'],
  ['SITE_URL', 'www.example.com'],
  ['SMTP_URL', 'localhost:25'],
  ['OPERATOR_INBOXES', 'a@example.com,nobody'],
  ['OPERATOR_INBOXES', ''],
  ['CRYPTO_WALLETS', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['CRYPTO_WALLETS', 'bitcoin:1A1z; tron:TR7N'],
  ['WORKER_IN_PROCESS', 'yes'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['KEEP_ALIVE_SECONDS', '0'],
  ['KEEP_ALIVE_SECONDS', '65s'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '0'],
  ['PORT', 'http'],
  ['STRIPE_API_BASE', 'stripe'],
])('%s=%s is refused by its name', (name, value) => {
  const lines = linesOf({ ...good, [name]: value })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${name}: `))
})

test('a secret key without the webhook secret is refused: payments could not be confirmed', () => {
  expect(linesOf({ ...good, STRIPE_SECRET_KEY: 'sk_test_1' })[0]).toMatch(/^STRIPE_WEBHOOK_SECRET: /)
})

test('a stand-in is refused together with a live key', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(linesOf({ ...good, ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1' })[0]).toMatch(
    /^STRIPE_API_BASE: /,
  )
  expect(linesOf({ ...good, ...stripe })).toEqual([])
})

test('what contradicts itself is said beside what is missing', () => {
  expect(linesOf({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://localhost:1' })).toEqual(
    expect.arrayContaining([
      'DATABASE_URL: is missing',
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: is missing, and/),
      expect.stringMatching(/^STRIPE_API_BASE: must be empty with a live key/),
    ]),
  )
})

test('a sender without an address is refused', () => {
  expect(linesOf({ ...good, MAIL_FROM: 'Lumi' })).toEqual([
    'MAIL_FROM: must be an e-mail address, with or without a name',
  ])
  expect(linesOf({ ...good, MAIL_FROM: 'a@example.com' })).toEqual([])
})

test.each([
  ['sk_test_1', 'https://www.example.com', 1],
  ['rk_test_1', 'https://www.example.com', 1],
  ['sk_live_1', 'https://www.example.com', 0],
  ['', 'https://www.example.com', 0],
  ['sk_test_1', 'http://www.example.com', 0],
  ['sk_test_1', 'https://localhost:3000', 0],
  ['sk_test_1', 'https://lumi.localhost', 0],
  ['sk_test_1', 'https://127.0.0.1:3000', 0],
  ['sk_test_1', 'https://[::1]:3000', 0],
])('the key "%s" for %s has %i doubts', (STRIPE_SECRET_KEY, SITE_URL, doubts) => {
  const found = findSuspiciousSettings({ STRIPE_SECRET_KEY, SITE_URL })
  expect(found).toHaveLength(doubts)
  for (const doubt of found) expect(doubt).toMatch(/^STRIPE_SECRET_KEY is a test key/)
})

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '/var/run/postgresql'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['localhost.example.com', '127.example.com', '10.0.0.1', '::2', 'db'])('%s is another', (host) =>
  expect(isLoopback(host)).toBe(false),
)

/* The parameters of a database's address: each is honoured, or refused by its name. */

const BASE = 'postgresql://user:pa%3Fss@db.example.com:5432/lumi'
const FILE = 'package.json'
const before = { ...process.env }
afterEach(() => {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
})

function termsOf(query: string) {
  process.env.DATABASE_URL = `${BASE}${query}`
  return databaseSettings()
}

test.each([
  ['', ''],
  ['?schema=public', ''],
  ['?sslmode=disable', '?sslmode=disable'],
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?sslmode=verify-full', '?sslmode=verify-full'],
  ['?sslmode=no-verify', '?sslmode=no-verify'],
  ['?ssl=true', '?sslmode=verify-full'],
  ['?ssl=0', '?sslmode=disable'],
  [`?sslrootcert=${FILE}`, `?sslrootcert=${FILE}&sslmode=verify-full`],
  ['?sslmode=require&sslrootcert=system', '?sslmode=verify-full'],
  [`?sslmode=verify-ca&sslrootcert=${FILE}`, `?sslrootcert=${FILE}&uselibpqcompat=true&sslmode=verify-ca`],
  [`?sslcert=${FILE}&sslkey=${FILE}`, `?sslcert=${FILE}&sslkey=${FILE}&sslmode=verify-full`],
  ['?host=/var/run/postgresql', '?host=%2Fvar%2Frun%2Fpostgresql'],
  ['?application_name=shop&options=-c%20jit%3Doff', '?application_name=shop&options=-c+jit%3Doff'],
  ['?pgbouncer=true&connection_limit=5', ''],
])('the address with "%s" reaches the database as "%s"', (query, cleaned) => {
  expect(termsOf(query).url).toBe(`${BASE}${cleaned}`)
})

test('what an address says of connections and poolers is kept', () => {
  expect(termsOf('')).toMatchObject({ connectionLimit: null, isPooled: false })
  expect(termsOf('?connection_limit=5&pgbouncer=true')).toMatchObject({ connectionLimit: 5, isPooled: true })
})

test.each([
  ['schema=shop', /^schema only public is used/],
  ['schema=public&schema=shop', /^schema is given twice$/],
  ['Schema=public', /^Schema is no parameter that the site knows$/],
  ['sslmode=prefer', /^sslmode must be one of disable, require, verify-ca/],
  ['sslmode=verify-ca', /^sslmode=verify-ca needs sslrootcert/],
  ['ssl=perhaps', /^ssl must be/],
  ['ssl=toString', /^ssl must be/],
  ['ssl=true&sslmode=disable', /^ssl and sslmode/],
  ['sslmode=disable&sslrootcert=package.json', /^sslrootcert is not read with sslmode=disable$/],
  ['sslmode=no-verify&sslrootcert=package.json', /^sslrootcert is not read/],
  ['sslrootcert=/no/such.pem', /^sslrootcert must name a file that can be read$/],
  ['sslcert=package.json', /^sslcert and sslkey belong together$/],
  ['connection_limit=0', /^connection_limit must be a number/],
  ['connection_limit=many', /^connection_limit must be a number/],
  ['pgbouncer=yes', /^pgbouncer must be/],
  ['connect_timeout=10', /^connect_timeout is not taken/],
  ['pool_timeout=0', /^pool_timeout is not taken/],
  ['statement_timeout=5', /^statement_timeout is not taken/],
  ['options=-c%20search_path%3Dshop', /^options may not set search_path/],
  ['channel_binding=require', /^channel_binding is no parameter/],
  ['uselibpqcompat=true', /^uselibpqcompat is no parameter/],
  ['sslpassword=geheim', /^sslpassword is no parameter that the site knows$/],
  ['__proto__=1', /^__proto__ is no parameter/],
])('the address with "?%s" is refused by the name of what is wrong', (query, fault) => {
  const said = /^DATABASE_URL: (.*)$/.exec(linesOf({ ...good, DATABASE_URL: `${BASE}?${query}` })[0] ?? '')
  expect(said?.[1]).toMatch(fault)
  expect(() => termsOf(`?${query}`)).toThrow(said?.[0])
})

test('migrations take the owner’s address where there is one, and it is judged by its own name', () => {
  process.env.DATABASE_URL = BASE
  delete process.env.DATABASE_OWNER_URL
  expect(ownerDatabaseUrl()).toBe(BASE)
  process.env.DATABASE_OWNER_URL = 'postgresql://owner@db.example.com/lumi?sslmode=require'
  expect(ownerDatabaseUrl()).toBe('postgresql://owner@db.example.com/lumi?sslmode=verify-full')
  process.env.DATABASE_OWNER_URL += '&schema=shop'
  expect(ownerDatabaseUrl).toThrow(/^DATABASE_OWNER_URL: schema only/)
})

test('wallets are networks with addresses, in any order and spacing', () => {
  expect(parseEnv({ ...good, CRYPTO_WALLETS: 'Bitcoin:bc1qxyz, tron:TR7N,' }).CRYPTO_WALLETS).toEqual([
    { network: 'bitcoin', address: 'bc1qxyz' },
    { network: 'tron', address: 'TR7N' },
  ])
})
