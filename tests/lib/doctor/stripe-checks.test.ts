import {
  isForbidden,
  listMethods,
  listMissingRights,
  listUndelivered,
  listWebhooks,
  loadAccount,
  signEvent,
} from '@/lib/stripe/account-state'
import { openStripe } from '@/lib/stripe/client'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'
import {
  ago,
  anAsker,
  aReply,
  aStripeAccount,
  aWebhook,
  DAY,
  SITE_URL,
  someWork,
  testCases,
} from '@/tests/support/a-doctored-site'
import { faultSchema } from '@/tools/stripe/faults'
import { aStripe } from '@/tests/support/a-stripe'

const account = { canCharge: true, canPayOut: true, currency: 'eur', due: [], nameOnStatements: 'LUMI' }
const anAccount = (overrides: object) =>
  aStripeAccount({ account: async () => ({ ...account, ...overrides }) })
const webhooks = (...all: readonly ReturnType<typeof aWebhook>[]) =>
  aStripeAccount({ webhooks: async () => all })
const twoSecrets = { STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new' }

testCases([
  ['stripe.account', {}, 'good', 'guests read LUMI'],
  ['stripe.account', { env: { STRIPE_SECRET_KEY: '' } }, 'skipped', 'STRIPE_SECRET_KEY is empty'],
  ['stripe.account', anAccount({ canCharge: false }), 'wrong', 'charges are off'],
  ['stripe.account', anAccount({ canPayOut: false }), 'wrong', 'payouts are off'],
  ['stripe.account', anAccount({ due: ['external_account'] }), 'wrong', 'asks for external_account'],
  ['stripe.account', anAccount({ nameOnStatements: '' }), 'wrong', 'no name on statements'],
  [
    'stripe.account',
    aStripeAccount({
      account: () => Promise.reject(Object.assign(new Error('Invalid API Key'), { statusCode: 401 })),
    }),
    'wrong',
    '401 Invalid API Key',
  ],
  [
    'stripe.account',
    aStripeAccount({ missingRights: async () => ['Disputes'] }),
    'wrong',
    'may not read Disputes',
  ],
  ['stripe.methods', {}, 'good', 'card, sepa_debit; eur'],
  ['stripe.methods', aStripeAccount({ methods: async () => ['link'] }), 'thought', 'cards are off'],
  [
    'stripe.methods',
    aStripeAccount({ methods: async () => ['card', 'id_bank_transfer'] }),
    'thought',
    'id_bank_transfer may settle',
  ],
  ['stripe.methods', anAccount({ currency: 'usd' }), 'thought', 'currency is usd'],
  ['stripe.webhook', {}, 'good', SITE_URL],
  ['stripe.webhook', webhooks(), 'wrong', './ops stripe connect'],
  [
    'stripe.webhook',
    webhooks(aWebhook({ url: 'https://old.test/api/checkout/webhook' })),
    'wrong',
    'no webhook for',
  ],
  ['stripe.webhook', webhooks(aWebhook({ status: 'disabled' })), 'wrong', 'is disabled'],
  [
    'stripe.webhook',
    webhooks(aWebhook({ enabled_events: STRIPE_EVENT_TYPES.slice(1) })),
    'wrong',
    'without checkout.session.completed',
  ],
  [
    'stripe.webhook',
    webhooks(aWebhook({ enabled_events: [...STRIPE_EVENT_TYPES, 'payout.paid'] })),
    'wrong',
    'also payout.paid',
  ],
  ['stripe.webhook', webhooks(aWebhook({ api_version: null })), 'wrong', 'version of the account'],
  ['stripe.webhook', webhooks(aWebhook({}), aWebhook({ id: 'we_2' })), 'wrong', 'arrives twice'],
  [
    'stripe.webhook',
    { ...webhooks(aWebhook({}), aWebhook({ id: 'we_2' })), env: twoSecrets },
    'thought',
    'being replaced',
  ],
  ['stripe.webhook', { env: { SITE_URL: 'lumi' } }, 'skipped', 'SITE_URL'],
  ['stripe.secret', {}, 'good', 'own events: 200'],
  ['stripe.secret', { env: twoSecrets }, 'good', 'own events: 200, 200'],
  ['stripe.secret', { env: { STRIPE_WEBHOOK_SECRET: '' } }, 'skipped', 'is empty'],
  [
    'stripe.secret',
    { ask: anAsker({ [`${SITE_URL}/api/checkout/webhook signed`]: aReply({ status: 400 }) }) },
    'wrong',
    'own events: 400',
  ],
  ['stripe.deliveries', {}, 'good', 'none undelivered'],
  [
    'stripe.deliveries',
    aStripeAccount({ undelivered: async () => ['refund.created', 'payout.paid'] }),
    'wrong',
    '1 event undelivered: refund.created',
  ],
  ['stripe.deliveries', someWork({ lastEventAt: ago(DAY) }), 'wrong', '3 payment pages ended'],
  ['stripe.deliveries', someWork({ lastEventAt: null, recentPages: 0 }), 'good', 'last event never'],
  [
    'stripe.deliveries',
    { work: () => Promise.reject(new Error('away')) },
    'good',
    'unknown without the database',
  ],
])

const stripe = aStripe()
beforeAll(() => stripe.server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => stripe.server.resetHandlers())
afterAll(() => stripe.server.close())

const client = openStripe({ STRIPE_SECRET_KEY: 'sk_test_doctor', STRIPE_API_BASE: '' })

test('the account, its webhooks, methods and undelivered events are read from Stripe', async () => {
  expect(await loadAccount(client)).toMatchObject({
    canCharge: true,
    canPayOut: true,
    currency: 'eur',
    due: [],
  })
  expect(await listMethods(client)).toContain('card')
  expect(await listWebhooks(client)).toEqual([])
  stripe.account.webhookEndpoints.put({
    ...aWebhook({}),
    object: 'webhook_endpoint',
    created: 1,
    livemode: false,
  })
  expect(await listWebhooks(client)).toEqual([aWebhook({ created: 1 })])
  stripe.setClock(ago(0))
  stripe.account.tell('refund.created', {})
  expect(await listUndelivered(client, ago(60))).toEqual([])
  stripe.account.settings.undelivered = stripe.account.events.all().map(({ id }) => id)
  expect(await listUndelivered(client, ago(60))).toEqual(['refund.created'])
  expect(await listUndelivered(client, ago(-60))).toEqual([])
})

test('a restricted key that lacks a right is recognised', async () => {
  stripe.faults.add(faultSchema.parse({ method: 'GET', path: '/v1/account', status: 403 }))
  stripe.faults.add(faultSchema.parse({ method: 'GET', path: '/v1/refunds', status: 403 }))
  expect(await listMissingRights(client)).toEqual(['Charges and Refunds'])
  expect(await listMissingRights(client)).toEqual([])
  const error = await loadAccount(client).catch((thrown: unknown) => thrown)
  expect(isForbidden(error)).toBe(true)
  expect(isForbidden(new Error('other'))).toBe(false)
})

test('our own event is signed as Stripe signs', async () => {
  const header = signEvent('{"id":"evt_doctor"}', 'whsec_one')
  expect(await client.webhooks.constructEventAsync('{"id":"evt_doctor"}', header, 'whsec_one')).toEqual({
    id: 'evt_doctor',
  })
})
