import {
  isHandledByProvider,
  MANUAL_PAYMENT_METHODS,
  ALL_PAYMENT_METHODS,
  OFFICE_PAYMENT_METHODS,
} from '@/lib/booking/money/money-methods'

test('staff receive and return every method but those on Stripe’s page', () => {
  expect(ALL_PAYMENT_METHODS.filter(isHandledByProvider)).toEqual(['card', 'bank_debit'])
  expect([...ALL_PAYMENT_METHODS.filter(isHandledByProvider), ...MANUAL_PAYMENT_METHODS]).toEqual(
    ALL_PAYMENT_METHODS,
  )
})

test('the office books for what staff take in any amount, such as cash, but not for coins', () => {
  expect(MANUAL_PAYMENT_METHODS).toEqual(expect.arrayContaining([...OFFICE_PAYMENT_METHODS]))
  expect(OFFICE_PAYMENT_METHODS).toContain('cash')
  expect(OFFICE_PAYMENT_METHODS).not.toContain('crypto')
})
