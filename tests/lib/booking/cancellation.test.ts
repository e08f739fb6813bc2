import { decideCancellation } from '@/lib/booking/cancellation'
import { at } from '@/tests/builders'

const booking = {
  state: 'confirmed',
  totalCents: 358_00,
  policy: { fullRefundHoursBefore: 24 },
  startsAt: at('20:00', '2026-12-13'),
} as const

test('more than 24 hours before the start everything is refunded, later nothing', () => {
  const justBefore = new Date(at('20:00').getTime() - 1)
  expect(decideCancellation(booking, justBefore)).toEqual({ kind: 'cancelled', refundCents: 358_00 })
  expect(decideCancellation(booking, at('20:00'))).toEqual({ kind: 'cancelled', refundCents: 0 })
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

test('a booking that is not paid yet can be cancelled, and there is nothing to return', () => {
  for (const state of ['hold', 'awaiting_payment'] as const)
    expect(decideCancellation({ ...booking, state }, at('12:00'))).toEqual({
      kind: 'cancelled',
      refundCents: null,
    })
})

test('nothing is cancelled that is over or has started', () => {
  expect(decideCancellation({ ...booking, state: 'lapsed' }, at('12:00'))).toMatchObject({
    reason: 'not_confirmed',
  })
  expect(decideCancellation(booking, at('20:00', '2026-12-13'))).toMatchObject({ reason: 'already_started' })
})
