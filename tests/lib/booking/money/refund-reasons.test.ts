import {
  COURTESY_REFUND_REASONS,
  REFUND_REASONS,
  UNBOOKED_REFUND_REASONS,
} from '@/lib/booking/money/refund-reasons'

test('a refund is of a payment that booked nothing, a courtesy, or the result of a change, a dispute or too many coins', () => {
  const others = ['cancelled', 'changed', 'dispute_ended', 'overpaid']
  expect([...UNBOOKED_REFUND_REASONS, ...COURTESY_REFUND_REASONS, ...others].sort()).toEqual(
    [...REFUND_REASONS].sort(),
  )
})
