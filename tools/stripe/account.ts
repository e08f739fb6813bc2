import Stripe from 'stripe'
import {
  type BalanceEntry,
  type Charge,
  type Dispute,
  type StripePayment,
  type Payout,
  randomStripeId,
  type Refund,
  type CheckoutSession,
  type StripeEvent,
  type WebhookEndpoint,
} from '@/tools/stripe/objects'
import { missingObjectError } from '@/tools/stripe/stripe-refusal'

/** A Checkout Session, and what its payment page shows. */
export type Checkout = {
  readonly id: string
  readonly session: CheckoutSession
  readonly lines: readonly CheckoutLine[]
  /** The description and metadata for the payment that the session will create. */
  readonly paymentData: Pick<StripePayment, 'description' | 'metadata'>
}

/** One line of a checkout. Amounts in the currency's smallest unit. */
export type CheckoutLine = { readonly name: string; readonly quantity: number; readonly amount: number }

/** The account's store for one kind of object. Objects are never changed, only replaced. */
type ObjectStore<T extends { readonly id: string }> = {
  readonly put: (entry: T) => T
  readonly find: (id: string | null) => T | null
  /** Throws Stripe's `resource_missing` if there is no such object. */
  readonly load: (id: string, param: string) => T
  /** Lists the objects, newest first, as Stripe does. */
  readonly all: () => readonly T[]
}

type Settings = {
  /** Whether guests may pay in their own currency. A session can still forbid it. */
  adaptivePricing: boolean
  /** Whether refunds stay pending for a while. */
  refundsArePending: boolean
  /** The ids of the events that no webhook has accepted. */
  undelivered: readonly string[]
}

/** One Stripe account in test mode. */
export type StripeAccount = {
  /** Base URL of the account's payment pages. */
  readonly url: string
  /** Returns the time in Unix seconds, as at Stripe. */
  readonly now: () => number
  readonly checkouts: ObjectStore<Checkout>
  readonly paymentIntents: ObjectStore<StripePayment>
  readonly charges: ObjectStore<Charge>
  readonly refunds: ObjectStore<Refund>
  readonly disputes: ObjectStore<Dispute>
  readonly balanceTransactions: ObjectStore<BalanceEntry>
  readonly payouts: ObjectStore<Payout>
  readonly events: ObjectStore<StripeEvent>
  readonly webhookEndpoints: ObjectStore<WebhookEndpoint>
  /** The account's settings in the dashboard, and how the banks behave. */
  readonly settings: Settings
  /** Creates an event and sends it to the webhook. */
  readonly tell: (type: StripeEvent['type'], object: unknown) => void
}

export function openStripeAccount({
  url,
  now = () => Math.floor(Date.now() / 1000),
  onEvent = () => {},
}: {
  readonly url: string
  readonly now?: () => number
  readonly onEvent?: (event: StripeEvent) => void
}): StripeAccount {
  const events = createStore<StripeEvent>('event')
  return {
    url,
    now,
    checkouts: createStore('checkout.session'),
    paymentIntents: createStore('payment_intent'),
    charges: createStore('charge'),
    refunds: createStore('refund'),
    disputes: createStore('dispute'),
    balanceTransactions: createStore('balance_transaction'),
    payouts: createStore('payout'),
    events,
    webhookEndpoints: createStore('webhook_endpoint'),
    settings: { adaptivePricing: false, refundsArePending: false, undelivered: [] },
    tell(type, object) {
      const event: StripeEvent = {
        id: randomStripeId('evt_1'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      }
      onEvent(events.put(event))
    },
  }
}

/** Find the last attempt to charge a payment; null if there is none. */
export function findLastCharge(account: StripeAccount, payment: StripePayment | null): Charge | null {
  return account.charges.find(payment?.latest_charge ?? null)
}

function createStore<T extends { readonly id: string }>(kind: string): ObjectStore<T> {
  const entries = new Map<string, T>()
  return {
    put(entry) {
      entries.set(entry.id, entry)
      return entry
    },
    find: (id) => entries.get(id ?? '') ?? null,
    load(id, param) {
      const entry = entries.get(id)
      if (!entry) throw missingObjectError(kind, id, param)
      return entry
    },
    all: () => [...entries.values()].reverse(),
  }
}
