import { type StripeBalanceEntry, type AccountsMovement } from '@/lib/booking/money/accounts-month'
import { compareMonthBalance } from '@/lib/booking/money/compare-month-balance'
import { at } from '@/tests/support/builders'

const shared = { at: at('12:00'), paymentIntentId: 'pi_1' }

function aRow(kind: AccountsMovement['kind'], cents: number, overrides: Partial<AccountsMovement> = {}) {
  const facts = { reference: 'LL-7KM4QD', method: 'card', providerId: 'pi_1', hasNotes: false } as const
  return { ...shared, ...facts, document: null, kind, cents, ...overrides }
}

function anEntry(kind: string, cents: number, feeCents = 0): StripeBalanceEntry {
  return { ...shared, id: 'txn_1', sourceId: null, kind, cents, feeCents, netCents: cents - feeCents }
}

/* It opens with 100 €; 358 € come in for a fee of 6 €, 50 € are refunded, 2 € go to Stripe and 200 € to our bank. */
const month = {
  carriedCents: 100_00,
  closedCents: null,
  heldCents: 200_00,
  movements: [aRow('payment', 358_00), aRow('refund', 50_00)],
  entries: [
    anEntry('charge', 358_00, 6_00),
    anEntry('refund', -50_00),
    anEntry('stripe_fee', -2_00),
    anEntry('payout', -200_00),
  ],
  payoutCents: 200_00,
}

const CARRIED = 'closing balance of the month before and opening balance'
const MOVED = 'opening balance with ledger and fees and payouts against closing balance'
const CLOSED = 'closing balance as it was closed before and now'
const equal = (what: string, cents: number) => ({ what, ours: cents, theirs: cents })

test('accounts-month: the balance carried over, the ledger, fees and payouts make the closing balance', () => {
  expect(compareMonthBalance(month)).toEqual([equal(CARRIED, 100_00), equal(MOVED, 200_00)])
})

test('accounts-month: a month that was closed before has to close with the same balance', () => {
  expect(compareMonthBalance({ ...month, closedCents: 200_00 }).at(-1)).toEqual(equal(CLOSED, 200_00))
  expect(compareMonthBalance({ ...month, closedCents: 199_99 }).at(-1)).toMatchObject({
    ours: 199_99,
    theirs: 200_00,
  })
})

test('accounts-month: after a month that was never closed, it opens with what Stripe says', () => {
  expect(compareMonthBalance({ ...month, carriedCents: null })).toEqual([equal(MOVED, 200_00)])
})

test.each([
  ['another balance carried over', { carriedCents: 99_00 }, 199_00],
  ['a payment missing in the ledger', { movements: [aRow('refund', 50_00)] }, -158_00],
  ['a payment missing at Stripe', { movements: [...month.movements, aRow('payment', 1_00)] }, 201_00],
  ['a payout that Stripe does not have', { payoutCents: 201_00 }, 199_00],
])('accounts-month: %s shows in the balance', (_, overrides, ours) => {
  expect(compareMonthBalance({ ...month, ...overrides })).toContainEqual({
    what: MOVED,
    ours,
    theirs: 200_00,
  })
})

test('accounts-month: money that did not pass through Stripe is no part of its balance', () => {
  const inCash = aRow('payment', 179_00, { method: 'cash', providerId: null, paymentIntentId: null })
  const byStaff = aRow('refund', 20_00, { providerId: null })
  const movements = [...month.movements, inCash, byStaff]
  expect(compareMonthBalance({ ...month, movements })).toContainEqual(equal(MOVED, 200_00))
})

test('accounts-month: a payout that failed is added back', () => {
  const failed = { entries: [...month.entries, anEntry('payout', 80_00)], heldCents: 280_00 }
  expect(compareMonthBalance({ ...month, ...failed })).toContainEqual(equal(MOVED, 280_00))
})
