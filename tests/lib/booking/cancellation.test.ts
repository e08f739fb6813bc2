import { decideCancellation } from '@/lib/booking/cancellation'
import { at } from '@/tests/support/builders'

const booking = {
  state: 'confirmed',
  totalCents: 358_00,
  policy: { fullRefundHoursBefore: 24 },
  startsAt: at('20:00', '2026-12-13'),
} as const

test('more than 24 hours before the start everything is refunded, later nothing', () => {
  const justBefore = new Date(at('20:00').getTime() - 1)
  expect(decideCancellation(booking, justBefore)).toMatchObject({ kind: 'cancelled', refundCents: 358_00 })
  expect(decideCancellation(booking, at('20:00'))).toEqual({
    kind: 'cancelled',
    refundCents: 0,
    withheld: null,
  })
})

test('a booking keeps the policy it was made under', () => {
  const older = { ...booking, policy: { fullRefundHoursBefore: 48 } }
  expect(decideCancellation(older, at('12:00'))).toMatchObject({ refundCents: 0 })
})

test('24 hours are hours, also over the night that has 23 of them', () => {
  const morning = { ...booking, startsAt: new Date('2027-03-28T10:00:00+03:00') }
  expect(decideCancellation(morning, new Date('2027-03-27T08:59:59+02:00'))).toMatchObject({
    refundCents: 358_00,
  })
  expect(decideCancellation(morning, new Date('2027-03-27T09:00:00+02:00'))).toMatchObject({ refundCents: 0 })
})

test('nothing is cancelled that is over or has started', () => {
  expect(decideCancellation({ ...booking, state: 'lapsed' }, at('12:00'))).toMatchObject({
    reason: 'not_confirmed',
  })
  expect(decideCancellation(booking, at('20:00', '2026-12-13'))).toMatchObject({ reason: 'already_started' })
})

test.each(['hold', 'awaiting_payment'] as const)(
  'a booking in %s is given up at any time: nothing was paid',
  (state) => {
    const unpaid = { kind: 'cancelled', refundCents: null, withheld: null }
    expect(decideCancellation({ ...booking, state }, at('12:00'))).toEqual(unpaid)
    expect(decideCancellation({ ...booking, state }, at('21:00', '2026-12-13'), 'us')).toEqual(unpaid)
  },
)

test('what goes back is never more than is left of the payment', () => {
  const left = { refundableCents: 308_00, returnedCents: 50_00, isDisputed: false }
  expect(decideCancellation({ ...booking, left }, at('12:00'))).toMatchObject({ refundCents: 308_00 })
  const none = { refundableCents: 0, returnedCents: 358_00, isDisputed: false }
  expect(decideCancellation({ ...booking, left: none }, at('12:00'))).toMatchObject({
    refundCents: 0,
    withheld: 'returned',
  })
})

test('a disputed payment is not returned as well, whoever cancels; too late is too late all the same', () => {
  const left = { refundableCents: 358_00, returnedCents: 0, isDisputed: true }
  const withheld = { refundCents: 0, withheld: 'disputed' }
  expect(decideCancellation({ ...booking, left }, at('12:00'))).toMatchObject(withheld)
  expect(decideCancellation({ ...booking, left }, at('12:00'), 'us')).toMatchObject(withheld)
  expect(decideCancellation({ ...booking, left }, at('20:00'))).toMatchObject({ withheld: null })
})
