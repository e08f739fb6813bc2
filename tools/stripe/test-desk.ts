import { z } from 'zod'
import { type Account, type Checkout } from '@/tools/stripe/account'
import { type Answer, type Call, jsonAnswer } from '@/tools/stripe/answer'
import { bounceRefund } from '@/tools/stripe/bounce-refund'
import { type Deliveries, switchesSchema } from '@/tools/stripe/deliveries'
import { expireDue } from '@/tools/stripe/expire-checkout'
import { type Faults, faultSchema } from '@/tools/stripe/faults'
import { chargeOf, paymentOf } from '@/tools/stripe/find-payment'
import { closeDispute, openDispute } from '@/tools/stripe/open-dispute'
import { tryToPay } from '@/tools/stripe/payment-form'
import { notAllowed, StripeRefusal } from '@/tools/stripe/refusal'
import { settleBankDebit } from '@/tools/stripe/settle-bank-debit'

type Desk = { readonly account: Account; readonly faults: Faults; readonly deliveries: Deliveries }

/** The switches that tests turn, JSON over HTTP under `/__test/`. Stripe has nothing like them. */
export async function answerTest(desk: Desk, call: Call): Promise<Answer> {
  const name = `${call.method} ${call.path.replace('/__test/', '')}`
  const order = ORDERS[name]
  if (!order)
    return jsonAnswer(404, { error: { message: `No such switch: ${name}.`, known: Object.keys(ORDERS) } })
  try {
    return jsonAnswer(200, await order(desk, call.body ? JSON.parse(call.body) : {}))
  } catch (error) {
    if (error instanceof z.ZodError) return jsonAnswer(400, { error: { message: z.prettifyError(error) } })
    if (error instanceof SyntaxError) return jsonAnswer(400, { error: { message: 'The body is no JSON.' } })
    if (error instanceof StripeRefusal) return jsonAnswer(error.status, { error: { message: error.message } })
    throw error
  }
}

type Order = (desk: Desk, body: unknown) => unknown

const session = z.string()

const ORDERS: Readonly<Record<string, Order>> = {
  'GET deliveries': ({ deliveries }) => deliveries.made(),
  'GET events': ({ account }) => account.events.all(),
  'GET sessions': ({ account }) => account.checkouts.all().map((checkout) => checkout.session),
  'GET switches': ({ deliveries }) => deliveries.switches(),
  'POST switches': ({ deliveries }, body) => deliveries.turn(switchesSchema.partial().parse(body)),
  'POST webhook': ({ deliveries }, body) => {
    const { url } = z.strictObject({ url: z.url() }).parse(body)
    deliveries.aim(url)
    return { url }
  },
  'POST release': async ({ deliveries }, body) => {
    const { reversed } = z.strictObject({ reversed: z.boolean().default(false) }).parse(body)
    const released = await deliveries.release({ isReversed: reversed })
    return { released: released.map(({ id, type }) => ({ id, type })) }
  },
  'POST resend': ({ account, deliveries }, body) => {
    const { event } = z.strictObject({ event: z.string() }).parse(body)
    return deliveries.resend(account.events.load(event, 'event'))
  },
  'POST clock': ({ account }, body) => {
    const { advanceSeconds } = z.strictObject({ advanceSeconds: z.int().min(0) }).parse(body)
    account.clock.advance(advanceSeconds)
    expireDue(account)
    return { now: account.clock.now() }
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
  'POST settle': ({ account }, body) => {
    const order = z.strictObject({ session, outcome: z.enum(['succeeded', 'failed']) }).parse(body)
    settleBankDebit(account, account.checkouts.load(order.session, 'session'), order.outcome)
    return account.checkouts.load(order.session, 'session').session
  },
  'POST dispute': ({ account }, body) => {
    const order = z.strictObject({ session }).parse(body)
    return openDispute(account, takenCharge(account, account.checkouts.load(order.session, 'session')))
  },
  'POST dispute/close': ({ account }, body) => {
    const order = z.strictObject({ session, status: z.enum(['won', 'lost']) }).parse(body)
    const charge = takenCharge(account, account.checkouts.load(order.session, 'session'))
    return closeDispute(account, charge, order.status)
  },
  'POST bounce': ({ account }, body) => {
    const order = z.strictObject({ session }).parse(body)
    return bounceRefund(account, takenCharge(account, account.checkouts.load(order.session, 'session')))
  },
  'POST pay': ({ account }, body) => {
    const { session: id, ...wish } = payOrder.parse(body)
    const refusal = tryToPay(account, account.checkouts.load(id, 'session'), {
      ...wish,
      email: 'guest@example.com',
      name: 'A guest',
      expiry: '12 / 99',
      cvc: '123',
    })
    return { declined: refusal?.message ?? null, session: account.checkouts.load(id, 'session').session }
  },
}

const payOrder = z
  .strictObject({
    session,
    card: z.string().default('4242424242424242'),
    method: z.enum(['card', 'bank_debit']).default('card'),
  })
  .transform(({ card, ...order }) => ({ ...order, number: card }))

function takenCharge(account: Account, checkout: Checkout) {
  const payment = paymentOf(account, checkout)
  const charge = payment && chargeOf(account, payment)
  if (charge?.status !== 'succeeded') throw notAllowed('This session has no charge that was taken.')
  return charge
}
