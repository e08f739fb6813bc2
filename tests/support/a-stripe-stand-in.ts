import Stripe from 'stripe'
import { openStripeAccount } from '@/tools/stripe/account'
import { type StripeEvent } from '@/tools/stripe/objects'
import { openCheckout } from '@/tools/stripe/open-checkout'
import { startStripeStandIn } from '@/tools/stripe/stand-in'
import { controlStandIn } from '@/tests/support/control-stand-in'
import { aWebhook, WEBHOOK_SECRET } from '@/tests/support/a-webhook'

const CARD = '4242424242424242'

/** A running fake Stripe with a webhook, and the official SDK as its client. */
export async function aStandIn({ file }: { readonly file?: string } = {}) {
  const webhook = await aWebhook()
  const { url, close } = await startStripeStandIn({
    webhookUrl: webhook.url,
    webhookSecret: WEBHOOK_SECRET,
    file,
  })
  const stripeWith = (key: string) => {
    const { hostname: host, port } = new URL(url)
    return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  }
  const stripe = stripeWith('sk_test_abc')
  const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create(anOrder(changes))
  const tell = (path: string, order: object = {}) => controlStandIn(url, path, order)
  return {
    url,
    stripe,
    stripeWith,
    webhook,
    open,
    tell,
    /** The account's sessions, refunds and events, newest first. */
    ask: (path: string) => controlStandIn(url, path),
    /** Submit the payment page's form. */
    payAt: (pageUrl: string, form: Readonly<Record<string, string>> = {}) =>
      fetch(pageUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          method: 'card',
          number: CARD,
          expiry: '12 / 99',
          cvc: '123',
          name: 'Aino',
          ...form,
        }),
      }),
    /** A paid session, and its payment's id. */
    async paid() {
      const session = await open()
      await tell('pay', { session: session.id })
      const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(session.id)
      return { session: session.id, payment: String(payment) }
    },
    async close() {
      await close()
      await webhook.close()
    },
  }
}

/** An account in memory with one open session of one euro, and its events. */
export function anAccount(now?: () => number) {
  const told: StripeEvent[] = []
  const account = openStripeAccount({
    url: 'http://127.0.0.1',
    now,
    onEvent: (event) => void told.push(event),
  })
  const price_data = { currency: 'eur', unit_amount: 100, product_data: { name: 'Northern Lights' } }
  const checkout = openCheckout(account, {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    success_url: 'http://shop.example:3000/payment-success',
  })
  return { account, checkout, told }
}

export function anOrder(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [aLine(17_900, 2), aLine(12_900, 1)],
    client_reference_id: 'b0a7f3a4-0000-4000-8000-000000000000',
    customer_email: 'aino@example.com',
    metadata: { tour_id: '1', phone: '' },
    success_url: 'http://shop.example:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example:3000/tour',
    ...changes,
  }
}

function aLine(cents: number, quantity: number) {
  return {
    quantity,
    price_data: {
      currency: 'eur',
      unit_amount: cents,
      product_data: { name: 'Northern Lights', description: 'A night' },
    },
  }
}
