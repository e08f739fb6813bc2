import { type StripeAccount } from '@/tools/stripe/account'
import { balanceResponse, findEntrySource } from '@/tools/stripe/balance'
import { expireCheckout } from '@/tools/stripe/expire-checkout'
import { buildListPage } from '@/tools/stripe/list-page'
import { openCheckout } from '@/tools/stripe/open-checkout'
import {
  balanceListParams,
  eventListParams,
  listParams,
  emptyParams,
  paymentListParams,
  paymentParams,
  refundParams,
  checkoutSessionParams,
  webhookChangeParams,
  webhookParams,
} from '@/tools/stripe/params'
import { parseForm } from '@/tools/stripe/parse-form'
import { changeWebhookEndpoint, createWebhookEndpoint } from '@/tools/stripe/webhook-endpoints'
import { refundPayment } from '@/tools/stripe/refund-payment'

/** Account and payment methods of an account that is fully set up, as Stripe's API returns them. */
const DASHBOARD = {
  account: {
    ...{
      id: 'acct_1standin',
      object: 'account',
      charges_enabled: true,
      payouts_enabled: true,
      default_currency: 'eur',
    },
    requirements: { currently_due: [] },
    settings: { payments: { statement_descriptor: 'LUMI & LIGHT' } },
  },
  methods: {
    ...{
      id: 'pmc_1standin',
      object: 'payment_method_configuration',
      created: 0,
      is_default: true,
      active: true,
    },
    card: { available: true, display_preference: { value: 'on' } },
    sepa_debit: { available: true, display_preference: { value: 'on' } },
    klarna: { available: false, display_preference: { value: 'off' } },
  },
}

type Ask = {
  readonly account: StripeAccount
  /** The id in the request's path; empty if the path has none. */
  readonly id: string
  readonly form: string
}

type Route = { readonly method: string; readonly path: RegExp; readonly answer: (ask: Ask) => unknown }

/** The parts of Stripe's API that the site uses. */
export const STRIPE_API_ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', ({ account, form }) => {
    return openCheckout(account, parseForm(checkoutSessionParams, form)).session
  }),
  route('GET', '/v1/checkout/sessions', ({ account, form }) => {
    const all = account.checkouts.all().map(({ session }) => session)
    return buildListPage('/v1/checkout/sessions', all, parseForm(listParams, form))
  }),
  route('GET', '/v1/checkout/sessions/:id', ({ account, id, form }) => {
    parseForm(emptyParams, form)
    return account.checkouts.load(id, 'session').session
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', ({ account, id, form }) => {
    parseForm(emptyParams, form)
    return expireCheckout(account, account.checkouts.load(id, 'session')).session
  }),
  route('GET', '/v1/payment_intents/:id', ({ account, id, form }) => {
    const { expand } = parseForm(paymentParams, form)
    const payment = account.paymentIntents.load(id, 'intent')
    const charge = account.charges.find(payment.latest_charge)
    if (!charge || expand.length === 0) return payment
    if (!expand.includes('latest_charge.refunds')) return { ...payment, latest_charge: charge }
    const all = account.refunds.all().filter((refund) => refund.charge === charge.id)
    const refunds = buildListPage(`/v1/charges/${charge.id}/refunds`, all, { limit: WITH_CHARGE })
    return { ...payment, latest_charge: { ...charge, refunds } }
  }),
  route('GET', '/v1/disputes', ({ account, form }) => {
    return listOfPayment('/v1/disputes', account.disputes.all(), form)
  }),
  route('GET', '/v1/refunds', ({ account, form }) => {
    return listOfPayment('/v1/refunds', account.refunds.all(), form)
  }),
  route('GET', '/v1/balance_transactions', ({ account, form }) => {
    const params = parseForm(balanceListParams, form)
    const all = account.balanceTransactions.all()
    const wanted = params.payout === undefined ? all : all.filter(({ payout }) => payout === params.payout)
    const page = buildListPage('/v1/balance_transactions', wanted, params)
    const data = page.data.map((entry) => ({
      ...entry,
      source: params.expand.length === 0 ? entry.source : findEntrySource(account, entry),
      // Stripe can filter balance entries by payout, but does not include the payout in an entry.
      payout: undefined,
    }))
    return { ...page, data }
  }),
  route('GET', '/v1/payouts', ({ account, form }) => {
    return buildListPage('/v1/payouts', account.payouts.all(), parseForm(listParams, form))
  }),
  route('GET', '/v1/balance', ({ account, form }) => {
    parseForm(emptyParams, form)
    return balanceResponse(account)
  }),
  route('GET', '/v1/account', ({ form }) => {
    parseForm(emptyParams, form)
    return DASHBOARD.account
  }),
  route('GET', '/v1/payment_method_configurations', ({ form }) => {
    return buildListPage(
      '/v1/payment_method_configurations',
      [DASHBOARD.methods],
      parseForm(listParams, form),
    )
  }),
  route('GET', '/v1/webhook_endpoints', ({ account, form }) => {
    return buildListPage('/v1/webhook_endpoints', account.webhookEndpoints.all(), parseForm(listParams, form))
  }),
  route('POST', '/v1/webhook_endpoints', ({ account, form }) => {
    return createWebhookEndpoint(account, parseForm(webhookParams, form))
  }),
  route('POST', '/v1/webhook_endpoints/:id', ({ account, id, form }) => {
    return changeWebhookEndpoint(account, id, parseForm(webhookChangeParams, form))
  }),
  route('GET', '/v1/events', ({ account, form }) => {
    const { delivery_success: isDelivered, types, ...page } = parseForm(eventListParams, form)
    const all = account.events.all().filter(({ type }) => types === undefined || types.includes(type))
    const wanted = all.filter(({ id }) => {
      return (
        isDelivered === undefined || account.settings.undelivered.includes(id) === (isDelivered === 'false')
      )
    })
    return buildListPage('/v1/events', wanted, page)
  }),
  route('POST', '/v1/refunds', ({ account, form }) => {
    return refundPayment(account, parseForm(refundParams, form))
  }),
]

/** A charge includes only this many of its newest refunds; the others are listed by another request. */
const WITH_CHARGE = 10

function listOfPayment<
  T extends { readonly id: string; readonly created: number; readonly payment_intent: string },
>(url: string, all: readonly T[], form: string) {
  const { payment_intent: payment, ...page } = parseForm(paymentListParams, form)
  return buildListPage(
    url,
    all.filter((one) => one.payment_intent === payment),
    page,
  )
}

function route(method: string, pattern: string, answer: Route['answer']): Route {
  return { method, path: new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`), answer }
}
