import {
  CORRECTION_REASONS,
  dueCents,
  sumRefundedCents,
  unrequestedRefundCents,
  waivedCents,
} from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { aLedger, correction, dispute, payment, refund } from '@/tests/support/a-changeable-booking'

test('ledger-sum: total less payments, plus refunds, plus disputes, less disputes won, plus corrections', () => {
  expect(dueCents(358_00, [])).toBe(358_00)
  expect(dueCents(358_00, [payment(358_00)])).toBe(0)
  expect(dueCents(179_00, [payment(358_00), refund(179_00)])).toBe(0)
  expect(dueCents(358_00, [payment(358_00), dispute(358_00)])).toBe(358_00)
  const won = { kind: 'dispute_won', paymentId: 'first', cents: 358_00 } as const
  expect(dueCents(358_00, [payment(358_00), dispute(358_00), won])).toBe(0)
  expect(dueCents(358_00, [payment(358_00), refund(50_00), correction(-50_00, 'goodwill')])).toBe(0)
})

test('ledger-sum: a correction adds its amount whatever its reason, and only a bounced refund affects a payment', () => {
  for (const reason of CORRECTION_REASONS) {
    const movements = [payment(358_00), correction(-10_00, reason, 'first')]
    expect(dueCents(358_00, movements)).toBe(-10_00)
    expect(moneyHeldCents(aLedger(movements))).toBe(reason === 'refund_bounced' ? 368_00 : 358_00)
  }
})

test('refund-asked: a requested refund counts as gone, and a bounced one is due and available again', () => {
  const asked = aLedger([payment(358_00)], { asked: [{ paymentId: 'first', cents: 179_00 }] })
  expect(moneyHeldCents(asked)).toBe(179_00)
  expect(unrequestedRefundCents(179_00, asked)).toBe(0)
  const bounced = aLedger([payment(358_00), refund(179_00), correction(-179_00, 'refund_bounced', 'first')])
  expect(moneyHeldCents(bounced)).toBe(358_00)
  expect(unrequestedRefundCents(179_00, bounced)).toBe(179_00)
  expect(sumRefundedCents(bounced.movements)).toBe(0)
  expect(sumRefundedCents([payment(358_00), refund(179_00), correction(-5_00, 'waived', 'first')])).toBe(
    179_00,
  )
})

test('change-money: a waived amount counts until the price has gone down by it', () => {
  const movements = [correction(-40_00, 'waived'), correction(-48, 'below_minimum')]
  expect(waivedCents(aLedger(movements))).toBe(40_48)
  expect(waivedCents(aLedger([...movements, correction(40_00, 'never_paid')]))).toBe(48)
  expect(waivedCents(aLedger([correction(-50_00, 'goodwill')]))).toBe(0)
  expect(waivedCents(aLedger([...movements, correction(40_48, 'settled')]))).toBe(0)
})
