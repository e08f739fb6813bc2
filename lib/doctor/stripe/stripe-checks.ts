import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { ageMs, formatAge } from '@/lib/doctor/age'
import {
  blockingFault,
  type Check,
  doubt,
  fault,
  good,
  judge,
  type CheckResult,
  skipped,
} from '@/lib/doctor/check-result'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { DOCTOR_TEST_EVENT_ID } from '@/lib/db/upkeep/work-state'
import { plural } from '@/lib/language/pluralize'
import { API_VERSION, isForbidden, signEvent } from '@/lib/stripe/account-state'
import { DELAYED_METHODS } from '@/lib/stripe/checkout'
import { STRIPE_EVENT_TYPES, isStripeEventType } from '@/lib/stripe/event-types'
import { WEBHOOK_ROUTE } from '@/lib/stripe/webhook-plan'

const EVENT_WITHIN_MS = 24 * MS_PER_HOUR

/** Words in the names of payment methods that take days to settle. */
const SOUNDS_DELAYED = /debit|bank|transfer|balance|boleto|konbini|voucher|payto/

const CONNECT = './ops stripe connect'

const NEEDS = ['stripe.account'] as const

export const STRIPE_CHECKS: readonly Check[] = [
  { name: 'stripe.account', look: lookAtAccount },
  { name: 'stripe.methods', needs: NEEDS, look: lookAtMethods },
  { name: 'stripe.webhook', needs: NEEDS, look: lookAtWebhook },
  { name: 'stripe.secret', needs: ['proxy.identity'], look: lookAtSecret },
  { name: 'stripe.deliveries', needs: NEEDS, look: lookAtDeliveries },
]

async function lookAtAccount(site: Site): Promise<CheckResult> {
  if (!site.settings.STRIPE_SECRET_KEY) return skipped('STRIPE_SECRET_KEY is empty: cryptocurrency alone')
  return readingStripe('Account', async () => {
    const { canCharge, canPayOut, due, nameOnStatements } = await site.stripe.account()
    const rights = (await site.stripe.missingRights()).join(', ')
    const fix = 'open https://dashboard.stripe.com/account/onboarding'
    return judge(`charges and payouts are on, guests read ${nameOnStatements}`, [
      [!canCharge, 'charges are off', fix],
      [!canPayOut, 'payouts are off', fix],
      [due.length > 0, `Stripe asks for ${due.join(', ')}`, fix],
      [rights !== '', `the restricted key may not read ${rights}`, `give the key the right to ${rights}`],
      [!nameOnStatements, 'no name on statements', 'set it in https://dashboard.stripe.com/settings/public'],
    ])
  })
}

async function lookAtMethods(site: Site): Promise<CheckResult> {
  return readingStripe('Payment Method Configurations', async () => {
    const [methods, { currency }] = [await site.stripe.methods(), await site.stripe.account()]
    const unknown = methods.filter(
      (name) => SOUNDS_DELAYED.test(name) && !DELAYED_METHODS.some((one) => one === name),
    )
    const page = 'https://dashboard.stripe.com/settings/payment_methods'
    return judge(`${methods.join(', ')}; ${currency}`, [
      [!methods.includes('card'), 'cards are off', `switch cards on in ${page}`],
      [
        unknown.length > 0,
        `${unknown.join(', ')} may settle after the departure`,
        `switch it off in ${page}`,
      ],
      [
        currency !== 'eur',
        `the account's currency is ${currency || 'unknown'}`,
        'add a bank account in euros, or every payout is converted',
      ],
    ])
  })
}

async function lookAtWebhook(site: Site): Promise<CheckResult> {
  const { SITE_URL: base, STRIPE_WEBHOOK_SECRET: secrets = [] } = site.settings
  if (!base) return skipped('SITE_URL cannot be used')
  const url = base + WEBHOOK_ROUTE
  return readingStripe('Webhook Endpoints', async () => {
    const ours = (await site.stripe.webhooks()).filter((endpoint) => endpoint.url === url)
    const on = ours.filter(({ status }) => status === 'enabled')
    const [endpoint] = on
    if (!endpoint)
      return fault(ours.length > 0 ? `the webhook for ${url} is disabled` : `no webhook for ${url}`, CONNECT)
    if (on.length > 1 && secrets.length === on.length)
      return doubt(
        `${on.length} webhooks for ${url}, one of them being replaced`,
        'disable the old one within a day',
      )
    const hasAll = endpoint.enabled_events.includes('*')
    const missing = STRIPE_EVENT_TYPES.filter((type) => !hasAll && !endpoint.enabled_events.includes(type))
    const surplus = endpoint.enabled_events.filter((type) => !isStripeEventType(type))
    return judge(`${url}, ${plural(STRIPE_EVENT_TYPES.length, 'event')}, ${endpoint.api_version}`, [
      [on.length > 1, `${on.length} webhooks for ${url}: every event arrives twice`, CONNECT],
      [missing.length > 0, `without ${missing.join(', ')}`, CONNECT],
      [surplus.length > 0, `also ${surplus.join(', ')}`, CONNECT],
      [
        endpoint.api_version !== API_VERSION,
        `version ${endpoint.api_version ?? 'of the account'}, ours is ${API_VERSION}`,
        CONNECT,
      ],
    ])
  })
}

/**
 * Check the webhook secrets, which cannot be read from Stripe: the running site must accept an event that we signed
 * with each.
 */
async function lookAtSecret(site: Site): Promise<CheckResult> {
  const { SITE_URL: base = '', STRIPE_WEBHOOK_SECRET: secrets = [] } = site.settings
  if (secrets.length === 0) return skipped('STRIPE_WEBHOOK_SECRET is empty')
  const created = Math.floor(site.now().getTime() / 1000)
  const body = JSON.stringify({
    id: DOCTOR_TEST_EVENT_ID,
    object: 'event',
    type: 'doctor.checked',
    created,
    data: { object: {} },
  })
  const statuses = await Promise.all(
    secrets.map(async (secret) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signEvent(body, secret) }
      return (await site.ask(base + WEBHOOK_ROUTE, { method: 'POST', headers, body })).status
    }),
  )
  const seen = `own events: ${statuses.join(', ')}`
  if (statuses.every((status) => status === 200)) return good(seen)
  return fault(seen, 'restart the site with the same STRIPE_WEBHOOK_SECRET')
}

async function lookAtDeliveries(site: Site): Promise<CheckResult> {
  return readingStripe('Events', async () => {
    const undelivered = (await site.stripe.undelivered()).filter(isStripeEventType)
    const work = await site.work().catch(() => null)
    const age = ageMs(site.now(), work?.lastEventAt ?? null)
    const seen = `none undelivered, last event ${work ? formatAge(age) : 'unknown without the database'}`
    return judge(seen, [
      [
        undelivered.length > 0,
        `${plural(undelivered.length, 'event')} undelivered: ${[...new Set(undelivered)].join(', ')}`,
        'correct stripe.webhook and stripe.secret, then resend them in the dashboard',
      ],
      [
        work !== null && work.recentPages > 0 && age >= EVENT_WITHIN_MS,
        `${plural(work?.recentPages ?? 0, 'payment page')} ended, last event ${formatAge(age)}`,
        'correct stripe.webhook and stripe.secret',
      ],
    ])
  })
}

/**
 * Read something from Stripe; if a restricted key may not, name the permission it lacks.
 *
 * @param right  the permission, as Stripe's dashboard calls it
 */
async function readingStripe(right: string, look: () => Promise<CheckResult>): Promise<CheckResult> {
  try {
    return await look()
  } catch (error) {
    if (isForbidden(error))
      return doubt(`the restricted key may not read ${right}`, `give the key the right to read ${right}`)
    return blockingFault(
      `Stripe: ${describeStripe(error)}`,
      'check STRIPE_SECRET_KEY, and whether this machine reaches api.stripe.com',
    )
  }
}

/** Return Stripe's error message, which says what is wrong with a key but shows only the end of it. */
function describeStripe(error: unknown): string {
  return error instanceof Error && 'statusCode' in error && error.statusCode !== undefined
    ? `${String(error.statusCode)} ${error.message}`
    : networkErrorText(error)
}
