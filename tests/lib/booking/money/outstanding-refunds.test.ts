import {
  creditNoteCents,
  decideRefundBounce,
  outstandingRefunds,
} from '@/lib/booking/money/outstanding-refunds'
import { aLedger, correction, dispute, payment, refund } from '@/tests/support/a-changeable-booking'

const account = { paidCents: 358_00, refundedCents: 0, takenCents: 0, askedCents: 0 }

test.each([
  ['all of it', [179_00, 100_00], {}, 0, [179_00, 100_00]],
  ['up to the payment', [358_00, 1], {}, 0, [358_00, 0]],
  ['up to what was not refunded', [179_00, 179_00], { refundedCents: 100_00 }, 0, [179_00, 79_00]],
  ['up to what no bank has taken', [179_00, 179_00], { takenCents: 258_00 }, 0, [100_00, 0]],
  ['nothing of a payment that is gone', [179_00], { refundedCents: 200_00, takenCents: 200_00 }, 0, [0]],
  [
    'less what arrived by another route, first',
    [179_00, 100_00],
    { refundedCents: 200_00 },
    200_00,
    [0, 79_00],
  ],
  ['less a part that arrived by another route', [179_00], { refundedCents: 50_00 }, 50_00, [129_00]],
  ['all of it, even if more was requested before', [179_00], { askedCents: 358_00 }, 0, [179_00]],
  ['nothing if nothing was requested', [], {}, 0, []],
])('refund-asked: still to be refunded is %s', (_, requests, totals, besidesCents, still) => {
  const rows = requests.map((cents, id) => ({ id, cents }))
  expect(outstandingRefunds(rows, { ...account, ...totals }, besidesCents)).toEqual(
    rows.map((row, index) => ({ ...row, stillCents: still[index] })),
  )
})

const paid = payment(358_00)
const refunded = refund(179_00)
const bounced = correction(-179_00, 'refund_bounced', 'first')
const lost = (cents: number) => correction(-cents, 'dispute_lost')

test.each([
  ['again, by staff', aLedger([paid, refunded, bounced]), 179_00, []],
  ['not while a bank decides', aLedger([paid, refunded, bounced], { disputed: ['first'] }), 0, []],
  [
    'not what a bank has taken, whose write-off is reversed',
    aLedger([paid, refunded, dispute(358_00), lost(179_00 + 179_00), bounced]),
    0,
    [{ cents: 179_00, reason: 'dispute_lost' }],
  ],
  [
    'only what is left apart from that',
    aLedger([paid, refunded, dispute(258_00), lost(258_00), bounced]),
    100_00,
    [{ cents: 79_00, reason: 'dispute_lost' }],
  ],
])('refund-asked: a refund that bounced is due %s', (_, ledger, askCents, corrections) => {
  const booking = { totalCents: 179_00, ledger }
  expect(decideRefundBounce(booking, { paymentId: 'first', cents: 179_00 })).toEqual({
    askCents,
    corrections,
  })
})

const none = { wonBackCents: 0, creditedCents: 0, refundedCents: 0, lostCents: 0, againCents: 0 }

test.each([
  ['a refund', 100_00, { refundedCents: 100_00 }, 100_00],
  ['a loss to a bank', 100_00, { lostCents: 100_00 }, 100_00],
  ['the second of two refunds', 100_00, { refundedCents: 150_00, creditedCents: 50_00 }, 100_00],
  ['a refund instead of one that bounced', 100_00, { refundedCents: 100_00, creditedCents: 100_00 }, 0],
  [
    'half of it, the other half requested',
    50_00,
    { refundedCents: 50_00, againCents: 50_00, creditedCents: 100_00 },
    0,
  ],
  ['more than was refunded', 100_00, { refundedCents: 30_00 }, 30_00],
  ['more than the receipt', 100_00, { refundedCents: 458_00, creditedCents: 300_00 }, 58_00],
  ['a receipt credited in full', 100_00, { refundedCents: 458_00, creditedCents: 358_00 }, 0],
  ['more credited than is gone', 100_00, { refundedCents: 100_00, creditedCents: 200_00 }, 0],
  [
    'a refund after an appeal was won',
    100_00,
    { refundedCents: 100_00, wonBackCents: 50_00, creditedCents: 50_00 },
    100_00,
  ],
])('bounced-credit-note: for %s of %i cents, with %j, the note is of %i', (_, cents, some, note) => {
  const { wonBackCents, creditedCents, ...gone } = { ...none, ...some }
  expect(creditNoteCents(cents, { grossCents: 358_00, wonBackCents, creditedCents }, gone)).toBe(note)
})
