import { decideDisputeEnd } from '@/lib/booking/money/dispute'
import {
  CORRECTION_REASONS,
  type CorrectionReason,
  dueCents,
  heldCents,
  isReturned,
  type Ledger,
  waivedCents,
  listPayments,
  type MoneyMovement,
  returnedCents,
  unrequestedCents,
  inDisputeCents,
} from '@/lib/booking/ledger'
import { MONEY_METHODS } from '@/lib/booking/money/money-methods'
import { decideOutsideRefund, decideRefund, splitRefund } from '@/lib/booking/money/refund'
import { aLedger, payment } from '@/tests/support/a-changeable-booking'

function refund(cents: number, paymentId = 'first'): MoneyMovement {
  return { kind: 'refund', paymentId, cents }
}

function correction(cents: number, reason: CorrectionReason, paymentId: string | null = null): MoneyMovement {
  return { kind: 'correction', cents, reason, paymentId }
}

function balances(ledger: Ledger) {
  return { state: 'confirmed', totalCents: 358_00, ledger } as const
}

const disputed = aLedger([payment(358_00), { kind: 'dispute', paymentId: 'first', cents: 358_00 }], {
  disputed: ['first'],
})

test('ledger-sum: total less payments, plus refunds, plus disputes, less disputes won, plus corrections', () => {
  expect(dueCents(358_00, [])).toBe(358_00)
  expect(dueCents(358_00, [payment(358_00)])).toBe(0)
  expect(dueCents(179_00, [payment(358_00), refund(179_00)])).toBe(0)
  expect(dueCents(358_00, disputed.movements)).toBe(358_00)
  const won = { kind: 'dispute_won', paymentId: 'first', cents: 358_00 } as const
  expect(dueCents(358_00, [...disputed.movements, won])).toBe(0)
  expect(dueCents(358_00, [payment(358_00), refund(50_00), correction(-50_00, 'goodwill')])).toBe(0)
})

test('ledger-sum: a correction adds its amount whatever its reason, and only a bounced refund affects a payment', () => {
  for (const reason of CORRECTION_REASONS) {
    const movements = [payment(358_00), correction(-10_00, reason, 'first')]
    expect(dueCents(358_00, movements)).toBe(-10_00)
    expect(heldCents(aLedger(movements))).toBe(reason === 'refund_bounced' ? 368_00 : 358_00)
  }
})

test('refund-order: only payments through Stripe are refunded automatically', () => {
  for (const method of MONEY_METHODS) {
    const by = ['card', 'bank_debit'].includes(method) ? 'provider' : 'hand'
    expect(splitRefund(aLedger([payment(1_00, method)]), 1_00)).toEqual([
      { paymentId: 'first', cents: 1_00, by },
    ])
  }
})

test('refund-asked: a requested refund counts as gone, and a bounced one is due and available again', () => {
  const asked = aLedger([payment(358_00)], { asked: [{ paymentId: 'first', cents: 179_00 }] })
  expect(heldCents(asked)).toBe(179_00)
  expect(unrequestedCents(179_00, asked)).toBe(0)
  const bounced = aLedger([payment(358_00), refund(179_00), correction(-179_00, 'refund_bounced', 'first')])
  expect(heldCents(bounced)).toBe(358_00)
  expect(unrequestedCents(179_00, bounced)).toBe(179_00)
  expect(returnedCents(bounced.movements)).toBe(0)
  expect(returnedCents([payment(358_00), refund(179_00), correction(-5_00, 'waived', 'first')])).toBe(179_00)
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
  expect(splitRefund(ledger, 0)).toEqual([])
  expect(splitRefund(ledger, 999_00).reduce((sum, { cents }) => sum + cents, 0)).toBe(170_00)
})

test('goodwill-refund: the party stays, so a correction makes the balance zero; never more than is left', () => {
  const ledger = aLedger([payment(358_00), refund(58_00), correction(-58_00, 'goodwill')])
  expect(decideRefund(balances(ledger), 300_01)).toEqual({
    kind: 'refused',
    reason: 'more_than_left',
    leftCents: 300_00,
  })
  expect(decideRefund(balances(ledger), 300_00)).toEqual({
    kind: 'refunded',
    returns: [{ paymentId: 'first', cents: 300_00, by: 'provider' }],
    corrections: [{ cents: -300_00, reason: 'goodwill' }],
    totalCents: 358_00,
  })
  const late = { state: 'cancelled', totalCents: 300_00, ledger } as const
  expect(decideRefund(late, 100_00)).toMatchObject({ corrections: [], totalCents: 200_00 })
  for (const cents of [0, -1, 0.5, Number.NaN])
    expect(decideRefund(balances(ledger), cents)).toMatchObject({ reason: 'no_amount' })
})

test('goodwill-refund: a refund in the dashboard settles what was due first, and only the rest is a courtesy', () => {
  const booking = { state: 'confirmed', totalCents: 358_00 } as const
  const settle = (askedCents: number) => decideOutsideRefund(booking, { cents: 179_00, askedCents })
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
  expect(listPayments(partly)).toEqual([
    { paymentId: 'first', method: 'card', leftCents: 258_00, isDisputed: true, withBankCents: 100_00 },
  ])
  expect(splitRefund(partly, 358_00)).toEqual([])
  expect(decideRefund(balances(partly), 1)).toMatchObject({ leftCents: 0 })
  expect(inDisputeCents(partly)).toBe(100_00)
})

test('disputed-payment: won after a cancellation in time, it is refunded then', () => {
  const dispute = { paymentId: 'first', cents: 358_00, outcome: 'won' } as const
  expect(decideDisputeEnd({ state: 'cancelled', totalCents: 0, ledger: disputed }, dispute)).toEqual({
    movements: [{ kind: 'dispute_won', paymentId: 'first', cents: 358_00 }],
    returns: [{ paymentId: 'first', cents: 358_00, by: 'provider' }],
    corrections: [],
    totalCents: 0,
  })
  const late = { state: 'cancelled', totalCents: 358_00, ledger: disputed } as const
  expect(decideDisputeEnd(late, dispute)).toMatchObject({ returns: [], corrections: [], totalCents: 358_00 })
  const balances = { state: 'confirmed', totalCents: 358_00, ledger: disputed } as const
  expect(decideDisputeEnd(balances, dispute)).toMatchObject({ returns: [], corrections: [] })
})

test('disputed-payment: lost, the missing amount is written off, and we keep less of an ended booking', () => {
  const dispute = { paymentId: 'first', cents: 358_00, outcome: 'lost' } as const
  const balances = { state: 'confirmed', totalCents: 358_00, ledger: disputed } as const
  expect(decideDisputeEnd(balances, dispute)).toEqual({
    movements: [],
    returns: [],
    corrections: [{ cents: -358_00, reason: 'dispute_lost' }],
    totalCents: 358_00,
  })
  const late = { state: 'cancelled', totalCents: 358_00, ledger: disputed } as const
  expect(decideDisputeEnd(late, dispute)).toMatchObject({ corrections: [], totalCents: 0 })
  const both = aLedger([...disputed.movements, refund(358_00)], { disputed: ['first'] })
  expect(decideDisputeEnd({ ...late, totalCents: 0, ledger: both }, dispute)).toMatchObject({
    corrections: [{ cents: -358_00, reason: 'dispute_lost' }],
    totalCents: 0,
  })
  const early = { state: 'cancelled', totalCents: 0, ledger: disputed } as const
  expect(decideDisputeEnd(early, dispute)).toMatchObject({ corrections: [], returns: [], totalCents: 0 })
})

test('disputed-payment: after a partial dispute is lost, a cancellation in time refunds the rest', () => {
  const partly = aLedger([payment(358_00), { kind: 'dispute', paymentId: 'first', cents: 100_00 }], {
    disputed: ['first'],
  })
  const cancelled = { state: 'cancelled', totalCents: 0, ledger: partly } as const
  expect(unrequestedCents(0, partly)).toBe(258_00)
  const dispute = { paymentId: 'first', cents: 100_00, outcome: 'lost' } as const
  expect(decideDisputeEnd(cancelled, dispute)).toMatchObject({
    returns: [{ cents: 258_00 }],
    corrections: [],
  })
})

test('change-money: a waived amount counts until the price has gone down by it', () => {
  const movements = [correction(-40_00, 'waived'), correction(-48, 'below_minimum')]
  expect(waivedCents(aLedger(movements))).toBe(40_48)
  expect(waivedCents(aLedger([...movements, correction(40_00, 'never_paid')]))).toBe(48)
  expect(waivedCents(aLedger([correction(-50_00, 'goodwill')]))).toBe(0)
  expect(waivedCents(aLedger([...movements, correction(40_48, 'settled')]))).toBe(0)
})

test('a payment is refunded once all of it was returned or requested; an amount taken by a bank does not count', () => {
  const paid = [payment(358_00)]
  expect(isReturned(aLedger([]), 'first')).toBe(false)
  expect(isReturned(aLedger(paid), 'first')).toBe(false)
  expect(isReturned(aLedger([...paid, refund(357_99)]), 'first')).toBe(false)
  expect(isReturned(aLedger([...paid, refund(358_00)]), 'first')).toBe(true)
  const asked = { asked: [{ paymentId: 'first', cents: 179_00 }] }
  expect(isReturned(aLedger([...paid, refund(179_00)], asked), 'first')).toBe(true)
  const bounced = correction(-358_00, 'refund_bounced', 'first')
  expect(isReturned(aLedger([...paid, refund(358_00), bounced]), 'first')).toBe(false)
  expect(isReturned(disputed, 'first')).toBe(false)
})
