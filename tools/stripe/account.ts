import Stripe from 'stripe'
import { type Clock } from '@/tools/stripe/clock'
import { randomId } from '@/tools/stripe/random-id'
import { type PaymentIntentParams } from '@/tools/stripe/session-params'
import { createShelf, type Shelf } from '@/tools/stripe/shelf'

/** A Checkout Session with what Stripe keeps behind it. */
export type Checkout = {
  readonly id: string
  readonly session: Stripe.Checkout.Session
  readonly lines: readonly Stripe.LineItem[]
  readonly paymentIntentParams: PaymentIntentParams
}

export type AccountEvent = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly data: { readonly object: unknown }
  readonly livemode: false
  readonly pending_webhooks: number
  readonly request: Cause
  readonly type: string
}

/** The request of the API that an event comes from. */
export type Cause = { readonly id: string | null; readonly idempotency_key: string | null }

const BY_ITSELF: Cause = { id: null, idempotency_key: null }

/** One Stripe account in test mode. */
export type Account = {
  readonly url: string
  readonly clock: Clock
  readonly checkouts: Shelf<Checkout>
  readonly paymentIntents: Shelf<Stripe.PaymentIntent>
  readonly charges: Shelf<Stripe.Charge>
  readonly refunds: Shelf<Stripe.Refund>
  readonly disputes: Shelf<Stripe.Dispute>
  readonly events: Shelf<AccountEvent>
  /** Make an event of what happened; the webhook hears of it. */
  readonly tell: (type: string, object: unknown, cause?: Cause) => void
}

export function openAccount({
  url,
  clock,
  onEvent,
}: {
  readonly url: string
  readonly clock: Clock
  readonly onEvent: (event: AccountEvent) => void
}): Account {
  const events = createShelf<AccountEvent>('event')
  return {
    url,
    clock,
    checkouts: createShelf('checkout.session'),
    paymentIntents: createShelf('payment_intent'),
    charges: createShelf('charge'),
    refunds: createShelf('refund'),
    disputes: createShelf('dispute'),
    events,
    tell(type, object, cause = BY_ITSELF) {
      const event: AccountEvent = {
        id: randomId('evt_1'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: clock.now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      }
      onEvent(events.put(event))
    },
  }
}
