import { type StripeAccount } from '@/tools/stripe/account'
import { type BalanceEntry, type Payout, randomStripeId } from '@/tools/stripe/objects'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

/* The account's balance at Stripe: one entry for every amount that comes in or goes out. */

/**
 * Stripe's fees for a card from the European Economic Area, and for a dispute. Source: https://stripe.com/en-fi/pricing
 */
const FEE_PART = 0.015
const FEE_CENTS = 25
const DISPUTE_FEE_CENTS = 2000

type Occasion = Pick<BalanceEntry, 'amount' | 'currency' | 'reporting_category' | 'type' | 'source'>

/** Add an entry for a card charge. */
export function addChargeEntry(
  account: StripeAccount,
  charge: { readonly id: string; readonly amount: number; readonly currency: string },
): void {
  const { id: source, amount, currency } = charge
  const fee = Math.round(amount * FEE_PART) + FEE_CENTS
  addEntry(account, { amount, currency, source, type: 'charge', reporting_category: 'charge' }, fee)
}

/** Add an entry for a refund; with a negative amount, for a failed refund whose money was returned. */
export function addRefundEntry(
  account: StripeAccount,
  {
    id: source,
    amount,
    currency,
  }: { readonly id: string; readonly amount: number; readonly currency: string },
): void {
  const kind = amount > 0 ? 'refund' : 'refund_failure'
  addEntry(account, { amount: -amount, currency, source, type: kind, reporting_category: kind })
}

/** Add an entry for disputed money: withdrawn by the bank, or returned to us because we won. */
export function addDisputeEntry(
  account: StripeAccount,
  {
    id: source,
    amount,
    currency,
  }: { readonly id: string; readonly amount: number; readonly currency: string },
  isWon: boolean,
): void {
  const occasion = { currency, source, type: 'adjustment' } as const
  if (isWon) addEntry(account, { ...occasion, amount, reporting_category: 'dispute_reversal' })
  else addEntry(account, { ...occasion, amount: -amount, reporting_category: 'dispute' }, DISPUTE_FEE_CENTS)
}

/**
 * Pay out the balance to our bank account, as Stripe does automatically. Throws `StripeRefusal` if the balance is
 * empty.
 */
export function payOutBalance(account: StripeAccount): Payout {
  const entries = account.balanceTransactions.all().filter(({ payout }) => payout === null)
  const amount = entries.reduce((sum, { net }) => sum + net, 0)
  if (amount <= 0) throw notAllowedError('You have insufficient funds in your Stripe account.')
  const created = account.now()
  const payout = account.payouts.put({
    id: randomStripeId('po_1'),
    object: 'payout',
    amount,
    arrival_date: created,
    automatic: true,
    created,
    currency: 'eur',
    livemode: false,
    status: 'paid',
  })
  for (const entry of entries) account.balanceTransactions.put({ ...entry, payout: payout.id })
  const occasion = {
    currency: 'eur',
    source: payout.id,
    type: 'payout',
    reporting_category: 'payout',
  } as const
  const own = addEntry(account, { ...occasion, amount: -amount })
  account.balanceTransactions.put({ ...own, payout: payout.id })
  account.tell('payout.paid', payout)
  return payout
}

/**
 * Let our bank reject the newest payout, so that its money returns to the balance. Throws `StripeRefusal` if there is
 * none.
 */
export function failPayout(account: StripeAccount): Payout {
  const made = account.payouts.all().find(({ status }) => status === 'paid')
  if (!made) throw notAllowedError('There is no payout that could fail.')
  const payout = account.payouts.put({ ...made, status: 'failed' })
  const occasion = { currency: 'eur', source: payout.id, type: 'payout_failure' } as const
  addEntry(account, { ...occasion, amount: payout.amount, reporting_category: 'payout_reversal' })
  account.tell('payout.failed', payout)
  return payout
}

/** Respond as Stripe's `/v1/balance`; all money is available immediately. */
export function balanceResponse(account: StripeAccount) {
  const amount = account.balanceTransactions.all().reduce((sum, { net }) => sum + net, 0)
  const source_types = { card: amount }
  return {
    object: 'balance',
    available: [{ amount, currency: 'eur', source_types }],
    livemode: false,
    pending: [{ amount: 0, currency: 'eur', source_types: { card: 0 } }],
  }
}

/** Find the object that an entry is about, for requests that expand it. */
export function findEntrySource(account: StripeAccount, { source }: BalanceEntry): unknown {
  return (
    account.charges.find(source) ??
    account.refunds.find(source) ??
    account.disputes.find(source) ??
    account.payouts.find(source)
  )
}

function addEntry(account: StripeAccount, occasion: Occasion, fee = 0): BalanceEntry {
  const created = account.now()
  const fees = { amount: fee, application: null, currency: occasion.currency, type: 'stripe_fee' }
  return account.balanceTransactions.put({
    ...occasion,
    id: randomStripeId('txn_3', 23),
    object: 'balance_transaction',
    available_on: created,
    created,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ ...fees, description: 'Stripe processing fees' }],
    net: occasion.amount - fee,
    status: 'available',
    payout: null,
  })
}
