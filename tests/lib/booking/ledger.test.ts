import {
  CORRECTION_REASONS,
  type CorrectionReason,
  dueCents,
  heldCents,
  inDisputeCents,
  isFullyRefunded,
  type Ledger,
  listPayments,
  lostCents,
  missingCents,
  type MoneyMovement,
  overRefundedCents,
  returnedCents,
  unrequestedRefundCents,
  waivedCents,
} from '@/lib/booking/ledger'
import { aLedger, payment } from '@/tests/support/a-changeable-booking'

function refund(cents: number, paymentId = 'first'): MoneyMovement {
  return { kind: 'refund', paymentId, cents }
}

function correction(cents: number, reason: CorrectionReason, paymentId: string | null = null): MoneyMovement {
  return { kind: 'correction', cents, reason, paymentId }
}

const paid = payment(358_00)
const taken: MoneyMovement = { kind: 'dispute', paymentId: 'first', cents: 358_00 }
const writtenOff = correction(-358_00, 'dispute_lost')
const disputed = aLedger([paid, taken], { disputed: ['first'] })

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

test('refund-asked: a requested refund counts as gone, and a bounced one is due and available again', () => {
  const asked = aLedger([payment(358_00)], { asked: [{ paymentId: 'first', cents: 179_00 }] })
  expect(heldCents(asked)).toBe(179_00)
  expect(unrequestedRefundCents(179_00, asked)).toBe(0)
  const bounced = aLedger([payment(358_00), refund(179_00), correction(-179_00, 'refund_bounced', 'first')])
  expect(heldCents(bounced)).toBe(358_00)
  expect(unrequestedRefundCents(179_00, bounced)).toBe(179_00)
  expect(returnedCents(bounced.movements)).toBe(0)
  expect(returnedCents([payment(358_00), refund(179_00), correction(-5_00, 'waived', 'first')])).toBe(179_00)
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
  expect(isFullyRefunded(aLedger([]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger(paid), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([...paid, refund(357_99)]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([...paid, refund(358_00)]), 'first')).toBe(true)
  const asked = { asked: [{ paymentId: 'first', cents: 179_00 }] }
  expect(isFullyRefunded(aLedger([...paid, refund(179_00)], asked), 'first')).toBe(true)
  const bounced = correction(-358_00, 'refund_bounced', 'first')
  expect(isFullyRefunded(aLedger([...paid, refund(358_00), bounced]), 'first')).toBe(false)
  expect(isFullyRefunded(disputed, 'first')).toBe(false)
})

test('disputed-payment: the part of a payment in dispute is neither left nor lost', () => {
  const partly = aLedger([paid, { ...taken, cents: 100_00 }], { disputed: ['first'] })
  expect(listPayments(partly)).toEqual([
    { paymentId: 'first', method: 'card', leftCents: 258_00, isDisputed: true, withBankCents: 100_00 },
  ])
  expect(inDisputeCents(partly)).toBe(100_00)
  expect(inDisputeCents({ ...partly, disputed: [] })).toBe(0)
})

const WRITTEN_OFF = { lost: 358_00, missing: 358_00, overRefunded: 0 }
const NOTHING = { lost: 0, missing: 0, overRefunded: 0 }

test.each<[string, Ledger, typeof NOTHING]>([
  ['paid', aLedger([paid]), NOTHING],
  ['in dispute', disputed, NOTHING],
  ['lost', aLedger([paid, taken, writtenOff]), WRITTEN_OFF],
  [
    'lost, then due to the guest',
    aLedger([paid, taken, writtenOff, correction(358_00, 'dispute_lost')]),
    NOTHING,
  ],
  ['refunded, then in dispute', aLedger([paid, refund(358_00), taken], { disputed: ['first'] }), NOTHING],
  [
    'refunded, then lost',
    aLedger([paid, refund(358_00), taken, writtenOff]),
    { lost: 358_00, missing: 0, overRefunded: 358_00 },
  ],
  [
    'half refunded, then lost',
    aLedger([paid, refund(179_00), taken, writtenOff]),
    { lost: 358_00, missing: 179_00, overRefunded: 179_00 },
  ],
  [
    'refunded twice in part',
    aLedger([paid, refund(358_00), refund(50_00)]),
    { ...NOTHING, overRefunded: 50_00 },
  ],
  [
    'refunded, and requested again',
    aLedger([paid, refund(358_00)], { asked: [{ paymentId: 'first', cents: 50_00 }] }),
    NOTHING,
  ],
])(
  'disputed-payment: of a payment %s we know what a bank kept, and what went out twice',
  (_, ledger, expected) => {
    expect({
      lost: lostCents(ledger),
      missing: missingCents(ledger),
      overRefunded: overRefundedCents(ledger),
    }).toEqual(expected)
  },
)
