import { z } from 'zod'
import { type StripeAccount } from '@/tools/stripe/account'
import {
  type StandInResponse,
  type StandInRequest,
  standInJsonResponse,
} from '@/tools/stripe/stand-in-response'
import { type WebhookDeliveries, deliverySwitchesSchema } from '@/tools/stripe/webhook-deliveries'
import { type FaultQueue, faultSchema } from '@/tools/stripe/faults'
import { failPayout, payOutBalance } from '@/tools/stripe/balance'
import { advanceDispute, openDispute } from '@/tools/stripe/open-dispute'
import { settleBankDebit } from '@/tools/stripe/pay-checkout'
import { bounceRefund, completeRefund } from '@/tools/stripe/refund-payment'
import { attemptPayment } from '@/tools/stripe/payment-form'
import { randomStripeId } from '@/tools/stripe/objects'
import { StripeRefusal } from '@/tools/stripe/stripe-refusal'

type Backend = {
  readonly account: StripeAccount
  readonly faults: FaultQueue
  readonly deliveries: WebhookDeliveries
}

/** Respond to a request under `/__test/`, by which tests control the fake. Stripe itself has nothing like this. */
export async function handleTestControl(backend: Backend, call: StandInRequest): Promise<StandInResponse> {
  const name = `${call.method} ${call.path.replace('/__test/', '')}`
  const order = TEST_CONTROLS[name]
  if (!order)
    return standInJsonResponse(404, {
      error: { message: `No such switch: ${name}.`, known: Object.keys(TEST_CONTROLS) },
    })
  try {
    return standInJsonResponse(200, await order(backend, call.body ? JSON.parse(call.body) : {}))
  } catch (error) {
    if (error instanceof z.ZodError)
      return standInJsonResponse(400, { error: { message: z.prettifyError(error) } })
    if (error instanceof SyntaxError)
      return standInJsonResponse(400, { error: { message: 'The body is no JSON.' } })
    if (error instanceof StripeRefusal)
      return standInJsonResponse(error.status, { error: { message: error.message } })
    throw error
  }
}

type TestControl = (backend: Backend, body: unknown) => unknown

const session = z.string()

const TEST_CONTROLS: Readonly<Record<string, TestControl>> = {
  'GET events': ({ account }) => account.events.all(),
  'GET sessions': ({ account }) => account.checkouts.all().map((checkout) => checkout.session),
  'GET refunds': ({ account }) => account.refunds.all(),
  'POST switches': ({ deliveries }, body) => deliveries.turn(deliverySwitchesSchema.partial().parse(body)),
  'POST webhook': ({ deliveries }, body) => {
    const { url } = z.strictObject({ url: z.url() }).parse(body)
    deliveries.aim(url)
    return { url }
  },
  'POST release': async ({ deliveries }) => {
    const released = await deliveries.release()
    return { released: released.map(({ id, type }) => ({ id, type })) }
  },
  'POST faults': ({ faults }, body) => {
    const fault = faultSchema.parse(body)
    faults.add(fault)
    return fault
  },
  'POST faults/clear': ({ faults }) => {
    faults.clear()
    return {}
  },
  'POST pay': ({ account }, body) => {
    const { session: id, method } = payOrder.parse(body)
    const card = { number: '4242424242424242', expiry: '12 / 99', cvc: '123', name: 'A guest' }
    attemptPayment(account, account.checkouts.load(id, 'session'), { method, ...card })
    return account.checkouts.load(id, 'session').session
  },
  'POST settle': ({ account }, body) => {
    const order = z.strictObject({ session, outcome: z.enum(['succeeded', 'failed']) }).parse(body)
    settleBankDebit(account, account.checkouts.load(order.session, 'session'), order.outcome)
    return account.checkouts.load(order.session, 'session').session
  },
  'POST payout': ({ account }) => payOutBalance(account),
  'POST payout/fail': ({ account }) => failPayout(account),
  'POST dispute': ({ account }, body) => {
    const { session: id, isInquiry } = z
      .strictObject({ session, isInquiry: z.boolean().default(false) })
      .parse(body)
    return openDispute(account, paymentOf(account, id), { isInquiry })
  },
  'POST dispute/close': ({ account }, body) => {
    const order = z.strictObject({ session, status: z.enum(DISPUTE_STEPS) }).parse(body)
    return advanceDispute(account, paymentOf(account, order.session), order.status)
  },
  'POST fraud-warning': ({ account }, body) => {
    const { session: id } = z.strictObject({ session }).parse(body)
    const payment_intent = paymentOf(account, id)
    const charge = account.paymentIntents.load(payment_intent, 'intent').latest_charge
    const created = account.now()
    const facts = { actionable: true, charge, created, livemode: false, payment_intent }
    const warning = { id: randomStripeId('issfr_1'), object: 'radar.early_fraud_warning', ...facts }
    account.tell('radar.early_fraud_warning.created', { ...warning, fraud_type: 'misc' })
    return warning
  },
  'POST settings': ({ account }, body) => {
    const schema = z.strictObject({ adaptivePricing: z.boolean(), refundsArePending: z.boolean() })
    return Object.assign(account.settings, schema.partial().parse(body))
  },
  'POST refund/settle': ({ account }, body) => {
    const order = z.strictObject({ session, outcome: z.enum(['succeeded', 'failed']) }).parse(body)
    const settle = order.outcome === 'failed' ? bounceRefund : completeRefund
    return settle(account, paymentOf(account, order.session))
  },
}

const DISPUTE_STEPS = ['won', 'lost', 'escalated', 'closed', 'appealed'] as const

function paymentOf(account: StripeAccount, sessionId: string): string {
  return account.checkouts.load(sessionId, 'session').session.payment_intent ?? ''
}

const payOrder = z.strictObject({ session, method: z.enum(['card', 'bank_debit']).default('card') })
