import { type MoneyMovement, unrequestedRefundCents } from '@/lib/booking/ledger'
import { settleClosedDispute } from '@/lib/booking/money/dispute'
import { aLedger, payment } from '@/tests/support/a-changeable-booking'

const taken: MoneyMovement = { kind: 'dispute', paymentId: 'first', cents: 358_00 }
const disputed = aLedger([payment(358_00), taken], { disputed: ['first'] })

test('disputed-payment: won after a cancellation in time, it is refunded then', () => {
  const dispute = { paymentId: 'first', cents: 358_00, outcome: 'won' } as const
  expect(settleClosedDispute({ state: 'cancelled', totalCents: 0, ledger: disputed }, dispute)).toEqual({
    movements: [{ kind: 'dispute_won', paymentId: 'first', cents: 358_00 }],
    returns: [{ paymentId: 'first', cents: 358_00, by: 'provider' }],
    corrections: [],
    totalCents: 0,
  })
  const late = { state: 'cancelled', totalCents: 358_00, ledger: disputed } as const
  expect(settleClosedDispute(late, dispute)).toMatchObject({
    returns: [],
    corrections: [],
    totalCents: 358_00,
  })
  const balances = { state: 'confirmed', totalCents: 358_00, ledger: disputed } as const
  expect(settleClosedDispute(balances, dispute)).toMatchObject({ returns: [], corrections: [] })
})

test('disputed-payment: lost, the missing amount is written off, and we keep less of an ended booking', () => {
  const dispute = { paymentId: 'first', cents: 358_00, outcome: 'lost' } as const
  const balances = { state: 'confirmed', totalCents: 358_00, ledger: disputed } as const
  expect(settleClosedDispute(balances, dispute)).toEqual({
    movements: [],
    returns: [],
    corrections: [{ cents: -358_00, reason: 'dispute_lost' }],
    totalCents: 358_00,
  })
  const late = { state: 'cancelled', totalCents: 358_00, ledger: disputed } as const
  expect(settleClosedDispute(late, dispute)).toMatchObject({ corrections: [], totalCents: 0 })
  const both = aLedger([...disputed.movements, { ...taken, kind: 'refund' }], { disputed: ['first'] })
  expect(settleClosedDispute({ ...late, totalCents: 0, ledger: both }, dispute)).toMatchObject({
    corrections: [{ cents: -358_00, reason: 'dispute_lost' }],
    totalCents: 0,
  })
  const early = { state: 'cancelled', totalCents: 0, ledger: disputed } as const
  expect(settleClosedDispute(early, dispute)).toMatchObject({ corrections: [], returns: [], totalCents: 0 })
})

test('disputed-payment: after a partial dispute is lost, a cancellation in time refunds the rest', () => {
  const partly = aLedger([payment(358_00), { ...taken, cents: 100_00 }], {
    disputed: ['first'],
  })
  const cancelled = { state: 'cancelled', totalCents: 0, ledger: partly } as const
  expect(unrequestedRefundCents(0, partly)).toBe(258_00)
  const dispute = { paymentId: 'first', cents: 100_00, outcome: 'lost' } as const
  expect(settleClosedDispute(cancelled, dispute)).toMatchObject({
    returns: [{ cents: 258_00 }],
    corrections: [],
  })
})
