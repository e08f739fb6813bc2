import { type Account, type Cause } from '@/tools/stripe/account'
import { expireCheckout } from '@/tools/stripe/expire-checkout'
import { isCreatedIn, listOf } from '@/tools/stripe/list'
import { openCheckout } from '@/tools/stripe/open-checkout'
import {
  chargeListParams,
  eventListParams,
  lineListParams,
  onlyExpand,
  paymentListParams,
  refundListParams,
  refundParams,
  sessionListParams,
} from '@/tools/stripe/other-params'
import { parseForm } from '@/tools/stripe/parse-form'
import { refundCharge } from '@/tools/stripe/refund-charge'
import { sessionParams } from '@/tools/stripe/session-params'

export type Ask = {
  readonly account: Account
  /** The id in the path; empty where the path has none. */
  readonly id: string
  readonly path: string
  readonly form: string
  readonly cause: Cause
}

/** What a request asked for, and what of it shall be expanded. */
type Found = { readonly object: unknown; readonly expand?: readonly string[] }

type Route = { readonly method: string; readonly path: RegExp; readonly answer: (ask: Ask) => Found }

/** What the stand-in has of Stripe's API. */
export const ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', ({ account, form }) => {
    const params = parseForm(sessionParams, form)
    return { object: openCheckout(account, params).session, expand: params.expand }
  }),
  route('GET', '/v1/checkout/sessions', ({ account, form, path }) => {
    const { expand, created, payment_intent: payment, status, ...page } = parseForm(sessionListParams, form)
    const sessions = account.checkouts
      .all()
      .map(({ session }) => session)
      .filter((session) => !payment || session.payment_intent === payment)
      .filter((session) => !status || session.status === status)
      .filter((session) => isCreatedIn(created, session.created))
    return { object: listOf(sessions, path, page), expand }
  }),
  route('GET', '/v1/checkout/sessions/:id', ({ account, id, form }) => {
    const { expand } = parseForm(onlyExpand, form)
    return { object: account.checkouts.load(id, 'session').session, expand }
  }),
  route('GET', '/v1/checkout/sessions/:id/line_items', ({ account, id, form, path }) => {
    const { expand, ...page } = parseForm(lineListParams, form)
    return { object: listOf(account.checkouts.load(id, 'session').lines, path, page), expand }
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', ({ account, id, form, cause }) => {
    const { expand } = parseForm(onlyExpand, form)
    const checkout = account.checkouts.load(id, 'session')
    return { object: expireCheckout(account, checkout, cause).session, expand }
  }),
  route('GET', '/v1/payment_intents', ({ account, form, path }) => {
    const { expand, created, ...page } = parseForm(paymentListParams, form)
    const payments = account.paymentIntents.all().filter((payment) => isCreatedIn(created, payment.created))
    return { object: listOf(payments, path, page), expand }
  }),
  route('GET', '/v1/payment_intents/:id', ({ account, id, form }) => {
    const { expand } = parseForm(onlyExpand, form)
    return { object: account.paymentIntents.load(id, 'intent'), expand }
  }),
  route('GET', '/v1/charges', ({ account, form, path }) => {
    const { expand, created, payment_intent: payment, ...page } = parseForm(chargeListParams, form)
    const charges = account.charges
      .all()
      .filter((charge) => !payment || charge.payment_intent === payment)
      .filter((charge) => isCreatedIn(created, charge.created))
    return { object: listOf(charges, path, page), expand }
  }),
  route('GET', '/v1/charges/:id', ({ account, id, form }) => {
    const { expand } = parseForm(onlyExpand, form)
    return { object: account.charges.load(id, 'id'), expand }
  }),
  route('POST', '/v1/refunds', ({ account, form, cause }) => {
    const params = parseForm(refundParams, form)
    return { object: refundCharge(account, params, cause), expand: params.expand }
  }),
  route('GET', '/v1/disputes', ({ account, form, path }) => {
    const { expand, created, charge, payment_intent: payment, ...page } = parseForm(refundListParams, form)
    const disputes = account.disputes
      .all()
      .filter((dispute) => !payment || dispute.payment_intent === payment)
      .filter((dispute) => !charge || dispute.charge === charge)
      .filter((dispute) => isCreatedIn(created, dispute.created))
    return { object: listOf(disputes, path, page), expand }
  }),
  route('GET', '/v1/refunds', ({ account, form, path }) => {
    const { expand, created, charge, payment_intent: payment, ...page } = parseForm(refundListParams, form)
    const refunds = account.refunds
      .all()
      .filter((refund) => !payment || refund.payment_intent === payment)
      .filter((refund) => !charge || refund.charge === charge)
      .filter((refund) => isCreatedIn(created, refund.created))
    return { object: listOf(refunds, path, page), expand }
  }),
  route('GET', '/v1/refunds/:id', ({ account, id, form }) => {
    const { expand } = parseForm(onlyExpand, form)
    return { object: account.refunds.load(id, 'id'), expand }
  }),
  route('GET', '/v1/events', ({ account, form, path }) => {
    const { expand, created, type, types, ...page } = parseForm(eventListParams, form)
    const wanted = types ?? (type ? [type] : null)
    const events = account.events
      .all()
      .filter((event) => !wanted || wanted.includes(event.type))
      .filter((event) => isCreatedIn(created, event.created))
    return { object: listOf(events, path, page), expand }
  }),
  route('GET', '/v1/events/:id', ({ account, id, form }) => {
    const { expand } = parseForm(onlyExpand, form)
    return { object: account.events.load(id, 'id'), expand }
  }),
]

function route(method: string, pattern: string, answer: Route['answer']): Route {
  return { method, path: new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`), answer }
}
