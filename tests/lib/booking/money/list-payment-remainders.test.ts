import {
  openDisputeCents,
  isFullyRefunded,
  listPaymentRemainders,
} from '@/lib/booking/money/list-payment-remainders'
import { aLedger, correction, dispute, payment, refund } from '@/tests/support/a-changeable-booking'

const paid = payment(358_00)
const taken = dispute(358_00)

test('a payment is refunded once all of it was returned or requested; an amount taken by a bank does not count', () => {
  expect(isFullyRefunded(aLedger([]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([paid]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([paid, refund(357_99)]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([paid, refund(358_00)]), 'first')).toBe(true)
  const asked = { asked: [{ paymentId: 'first', cents: 179_00 }] }
  expect(isFullyRefunded(aLedger([paid, refund(179_00)], asked), 'first')).toBe(true)
  const bounced = correction(-358_00, 'refund_bounced', 'first')
  expect(isFullyRefunded(aLedger([paid, refund(358_00), bounced]), 'first')).toBe(false)
  expect(isFullyRefunded(aLedger([paid, taken], { disputed: ['first'] }), 'first')).toBe(false)
})

test('disputed-payment: the part of a payment in dispute is neither left nor lost', () => {
  const partly = aLedger([paid, dispute(100_00)], { disputed: ['first'] })
  expect(listPaymentRemainders(partly)).toEqual([
    { paymentId: 'first', method: 'card', leftCents: 258_00, isDisputed: true, withBankCents: 100_00 },
  ])
  expect(openDisputeCents(partly)).toBe(100_00)
  expect(openDisputeCents({ ...partly, disputed: [] })).toBe(0)
})
