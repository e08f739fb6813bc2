import {
  isByProvider,
  methodOf,
  METHODS_BY_HAND,
  MONEY_METHODS,
  OFFICE_METHODS,
} from '@/lib/booking/money/money-methods'

test('staff receive and return every method but those on Stripe’s page', () => {
  expect(MONEY_METHODS.filter(isByProvider)).toEqual(['card', 'bank_debit'])
  expect([...MONEY_METHODS.filter(isByProvider), ...METHODS_BY_HAND]).toEqual(MONEY_METHODS)
})

test('the office books for cash or a transfer, not for coins', () => {
  expect(OFFICE_METHODS).toEqual(['bank_transfer', 'cash'])
})

test('only Stripe’s page insists on the exact amount', () => {
  for (const method of MONEY_METHODS) expect(methodOf(method).takes === 'exact').toBe(isByProvider(method))
})
