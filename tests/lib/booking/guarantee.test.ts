import { decideGuaranteeRefund } from '@/lib/booking/guarantee'
import { at } from '@/tests/support/builders'

const booking = {
  state: 'confirmed',
  totalCents: 358_00,
  policy: { fullRefundHoursBefore: 24 },
  startsAt: at('20:00'),
} as const
const guaranteed = { isGuaranteed: true }

test('who saw no lights has everything back, from the start of the tour on', () => {
  expect(decideGuaranteeRefund(booking, guaranteed, at('20:00'))).toEqual({
    kind: 'cancelled',
    refundCents: 358_00,
    withheld: null,
  })
  const before = new Date(at('20:00').getTime() - 1)
  expect(decideGuaranteeRefund(booking, guaranteed, before)).toMatchObject({ reason: 'not_started' })
})

test('the guarantee is for its own tour and for who has paid', () => {
  const other = { isGuaranteed: false }
  expect(decideGuaranteeRefund(booking, other, at('23:00'))).toMatchObject({ reason: 'not_guaranteed' })
  for (const state of ['hold', 'awaiting_payment', 'cancelled', 'lapsed', 'refunded'] as const)
    expect(decideGuaranteeRefund({ ...booking, state }, guaranteed, at('23:00'))).toMatchObject({
      reason: 'not_confirmed',
    })
})
