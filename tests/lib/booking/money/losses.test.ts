import { type Ledger } from '@/lib/booking/ledger'
import { lostToDisputesCents, lostFromPriceCents, overRefundedCents } from '@/lib/booking/money/losses'
import { aLedger, correction, dispute, payment, refund } from '@/tests/support/a-changeable-booking'

const paid = payment(358_00)
const taken = dispute(358_00)
const writtenOff = correction(-358_00, 'dispute_lost')

const WRITTEN_OFF = { lost: 358_00, missing: 358_00, overRefunded: 0 }
const NOTHING = { lost: 0, missing: 0, overRefunded: 0 }

test.each<[string, Ledger, typeof NOTHING]>([
  ['paid', aLedger([paid]), NOTHING],
  ['in dispute', aLedger([paid, taken], { disputed: ['first'] }), NOTHING],
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
      lost: lostToDisputesCents(ledger),
      missing: lostFromPriceCents(ledger),
      overRefunded: overRefundedCents(ledger),
    }).toEqual(expected)
  },
)
