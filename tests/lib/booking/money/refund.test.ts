import { type Ledger } from '@/lib/booking/ledger'
import { ALL_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import {
  decideDashboardRefund,
  decideCourtesyRefund,
  listDroppedChangeRefunds,
  refundableCents,
  splitRefund,
  totalRefundCents,
} from '@/lib/booking/money/refund'
import { aLedger, correction, payment, refund } from '@/tests/support/a-changeable-booking'

function balances(ledger: Ledger) {
  return { state: 'confirmed', totalCents: 358_00, ledger } as const
}

test('refund-order: only payments through Stripe are refunded automatically', () => {
  for (const method of ALL_PAYMENT_METHODS) {
    const by = ['card', 'bank_debit'].includes(method) ? 'provider' : 'hand'
    expect(splitRefund(aLedger([payment(1_00, method)]), 1_00)).toEqual([
      { paymentId: 'first', cents: 1_00, by },
    ])
  }
})

test('refund-order: newest first, each up to its remainder, and by hand if no provider can refund it', () => {
  const ledger = aLedger([
    payment(100_00),
    payment(50_00, 'crypto', 'second'),
    payment(30_00, 'card', 'third'),
    refund(10_00, 'third'),
  ])
  expect(splitRefund(ledger, 120_00)).toEqual([
    { paymentId: 'third', cents: 20_00, by: 'provider' },
    { paymentId: 'second', cents: 50_00, by: 'hand' },
    { paymentId: 'first', cents: 50_00, by: 'provider' },
  ])
  // One that was not needed is returned itself, before newer ones.
  expect(splitRefund(ledger, 120_00, 'second')).toEqual([
    { paymentId: 'second', cents: 50_00, by: 'hand' },
    { paymentId: 'third', cents: 20_00, by: 'provider' },
    { paymentId: 'first', cents: 50_00, by: 'provider' },
  ])
  expect(splitRefund(ledger, 0)).toEqual([])
  expect(splitRefund(ledger, 999_00).reduce((sum, { cents }) => sum + cents, 0)).toBe(170_00)
})

test('goodwill-refund: the party stays, so a correction makes the balance zero; never more than is left', () => {
  const ledger = aLedger([payment(358_00), refund(58_00), correction(-58_00, 'goodwill')])
  expect(decideCourtesyRefund(balances(ledger), 300_01)).toEqual({
    kind: 'refused',
    reason: 'more_than_left',
    leftCents: 300_00,
  })
  expect(decideCourtesyRefund(balances(ledger), 300_00)).toEqual({
    kind: 'refunded',
    returns: [{ paymentId: 'first', cents: 300_00, by: 'provider' }],
    corrections: [{ cents: -300_00, reason: 'goodwill' }],
    totalCents: 358_00,
  })
  const late = { state: 'cancelled', totalCents: 300_00, ledger } as const
  expect(decideCourtesyRefund(late, 100_00)).toMatchObject({ corrections: [], totalCents: 200_00 })
  for (const cents of [0, -1, 0.5, Number.NaN])
    expect(decideCourtesyRefund(balances(ledger), cents)).toMatchObject({ reason: 'no_amount' })
})

test('goodwill-refund: a refund in the dashboard settles what was due first, and only the rest is a courtesy', () => {
  const booking = { state: 'confirmed', totalCents: 358_00 } as const
  const settle = (askedCents: number) => decideDashboardRefund(booking, { cents: 179_00, askedCents })
  expect(settle(0)).toEqual({
    settlesCents: 0,
    corrections: [{ cents: -179_00, reason: 'goodwill' }],
    totalCents: 358_00,
  })
  expect(settle(100_00)).toMatchObject({
    settlesCents: 100_00,
    corrections: [{ cents: -79_00, reason: 'goodwill' }],
  })
  expect(settle(200_00)).toMatchObject({ settlesCents: 179_00, corrections: [] })
})

test('disputed-payment: a disputed payment is not refunded, whatever else is left', () => {
  const partly = aLedger([payment(358_00), { kind: 'dispute', paymentId: 'first', cents: 100_00 }], {
    disputed: ['first'],
  })
  expect(splitRefund(partly, 358_00)).toEqual([])
  expect(decideCourtesyRefund(balances(partly), 1)).toMatchObject({ leftCents: 0 })
})

test('disputed-payment: the other payments can be refunded meanwhile', () => {
  const ledger = aLedger([payment(358_00), payment(50_00, 'cash', 'second')], { disputed: ['first'] })
  expect(refundableCents(ledger)).toBe(50_00)
  expect(splitRefund(ledger, 100_00)).toEqual([{ paymentId: 'second', cents: 50_00, by: 'hand' }])
  expect(totalRefundCents(splitRefund({ ...ledger, disputed: [] }, 100_00))).toBe(100_00)
})

test('refund-asked: a requested refund cannot be refunded again', () => {
  const ledger = aLedger([payment(358_00)], { asked: [{ paymentId: 'first', cents: 179_00 }] })
  expect(refundableCents(ledger)).toBe(179_00)
  expect(splitRefund(ledger, 358_00)).toEqual([{ paymentId: 'first', cents: 179_00, by: 'provider' }])
})

test('dropped-changes: what was paid towards an open change is refunded by staff', () => {
  const arrived = [
    { paymentId: 'one', cents: 10_00 },
    { paymentId: 'two', cents: 5_00 },
  ]
  const byStaff = { by: 'hand', isOfDropped: true }
  expect(listDroppedChangeRefunds({ openChange: { arrived } })).toEqual(
    arrived.map((part) => ({ ...part, ...byStaff })),
  )
  expect(listDroppedChangeRefunds({ openChange: {} })).toEqual([])
  expect(listDroppedChangeRefunds({ openChange: null })).toEqual([])
})
