import {
  isByProvider,
  MANUAL_METHODS,
  MONEY_METHODS,
  OFFICE_METHODS,
} from '@/lib/booking/money/money-methods'

test('staff receive and return every method but those on Stripe’s page', () => {
  expect(MONEY_METHODS.filter(isByProvider)).toEqual(['card', 'bank_debit'])
  expect([...MONEY_METHODS.filter(isByProvider), ...MANUAL_METHODS]).toEqual(MONEY_METHODS)
})

test('the office books for what staff take in any amount, such as cash, but not for coins', () => {
  expect(MANUAL_METHODS).toEqual(expect.arrayContaining([...OFFICE_METHODS]))
  expect(OFFICE_METHODS).toContain('cash')
  expect(OFFICE_METHODS).not.toContain('crypto')
})
