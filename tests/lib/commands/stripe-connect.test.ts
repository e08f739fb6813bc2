import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { API_VERSION } from '@/lib/stripe/account-state'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'
import { buildOpsProgram } from '@/lib/commands/program'
import { startStripeStandIn, type StripeStandIn } from '@/tools/stripe/stand-in'

/* The command itself against the demo's Stripe, whose webhooks start out as an operator left them. */

const folder = mkdtempSync(path.join(tmpdir(), 'connect-'))
const file = path.join(folder, 'secret')
const urlOf = (site: string) => `${site}/api/checkout/webhook`
let stripe: StripeStandIn

beforeAll(async () => {
  stripe = await startStripeStandIn({ webhookUrl: 'http://127.0.0.1:1', webhookSecret: 'whsec_1' })
})
afterAll(async () => {
  await stripe.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  rmSync(file, { force: true })
  Reflect.deleteProperty(globalThis, 'lumiSecretFiles')
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_FILE']) delete process.env[name]
  Object.assign(process.env, {
    SITE_URL: 'https://lumi.example.com',
    STRIPE_SECRET_KEY: 'sk_test_connect',
    STRIPE_API_BASE: stripe.url,
  })
})

/** Run the command as a new process would; returns what it prints. */
async function connect(args: readonly string[] = [], now = new Date()): Promise<string> {
  Reflect.deleteProperty(globalThis, 'lumiSecretFiles')
  delete process.env.STRIPE_WEBHOOK_SECRET
  const lines: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  await buildOpsProgram(() => now).parseAsync(['node', 'ops', 'stripe', 'connect', ...args])
  return lines.join('\n')
}

type Endpoint = {
  readonly id: string
  readonly url: string
  readonly status: string
  readonly api_version: string
  readonly enabled_events: readonly string[]
}

const call = async (at: string, form?: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${stripe.url}/v1/webhook_endpoints${at}`, {
    method: form ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer sk_test_connect' },
    ...(form && { body: new URLSearchParams(form) }),
  })
  return answer.json()
}
const endpoints = async (): Promise<readonly Endpoint[]> => (await call('')).data
const ours = async () => (await endpoints()).filter(({ url }) => url === urlOf(process.env.SITE_URL ?? ''))

test('from nothing to a webhook that delivers, with its secret in its file for the site’s user alone', async () => {
  await expect(connect()).rejects.toThrow('STRIPE_WEBHOOK_SECRET_FILE is not set')
  process.env.STRIPE_WEBHOOK_SECRET_FILE = file
  expect(await connect(['--dry-run'])).toContain('Nothing was done')
  expect(await ours()).toEqual([])
  expect(await connect()).toContain(`The secret is in ${file}. Restart the site`)
  expect(await ours()).toEqual([
    expect.objectContaining({
      status: 'enabled',
      api_version: API_VERSION,
      enabled_events: [...STRIPE_EVENT_TYPES],
    }),
  ])
  expect(readFileSync(file, 'utf8')).toMatch(/^whsec_\w+\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const [{ id } = { id: '' }] = await ours()
  expect(await connect()).toContain(`The webhook ${id} is as it should be.`)

  await call(`/${id}`, { 'enabled_events[0]': 'charge.refunded', disabled: 'true' })
  const before = readFileSync(file, 'utf8')
  expect(await connect()).toContain(`The webhook ${id} gets exactly the events`)
  expect(await ours()).toMatchObject([{ status: 'enabled', enabled_events: STRIPE_EVENT_TYPES }])
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a webhook of another version is replaced without a gap: both deliver for an hour, with a secret each', async () => {
  process.env.SITE_URL = 'https://old.example.com'
  const url = urlOf(process.env.SITE_URL)
  const old = await call('', { url, api_version: '2020-08-27', 'enabled_events[0]': 'charge.refunded' })
  process.env.STRIPE_WEBHOOK_SECRET_FILE = file
  writeFileSync(file, `${old.secret}\n`)
  chmodSync(file, 0o644)
  expect(await connect()).toContain(`${old.id} goes on delivering for an hour`)
  const [next, before] = readFileSync(file, 'utf8').trim().split(',')
  expect([next, before]).toEqual([expect.stringMatching(/^whsec_\w+$/), old.secret])
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect((await ours()).map(({ status }) => status)).toEqual(['enabled', 'enabled'])

  expect(await connect([], new Date(Date.now() + 50 * 60_000))).toContain('again in an hour')
  expect(await connect([], new Date(Date.now() + 61 * 60_000))).toContain(
    `The webhook ${old.id}, which it replaced, is disabled.`,
  )
  expect(readFileSync(file, 'utf8')).toBe(`${next}\n`)
  expect((await ours()).filter(({ status }) => status === 'enabled')).toMatchObject([
    { api_version: API_VERSION },
  ])
})

test('what cannot work is refused in a line, and other settings do not matter', async () => {
  process.env.STRIPE_WEBHOOK_SECRET_FILE = path.join(folder, 'nowhere', 'secret')
  await expect(connect()).rejects.toThrow('ENOENT')
  expect(await ours()).toHaveLength(1)
  delete process.env.STRIPE_SECRET_KEY
  await expect(connect()).rejects.toThrow('Missing or unusable: STRIPE_SECRET_KEY')
})
