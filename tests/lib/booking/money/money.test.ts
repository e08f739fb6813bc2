import { eurosToCents, centsToEuros } from '@/lib/booking/money/money'

test('the API’s euros and our cents convert exactly', () => {
  for (const cents of [0, 1, 10, 29, 1_15, 19_99, 179_00, 10_000_01]) {
    expect(eurosToCents(centsToEuros(cents))).toBe(cents)
  }
})

test('an amount with parts of a cent equals no price', () => {
  expect(eurosToCents(179.005)).toBeNaN()
  expect(eurosToCents(Number.NaN)).toBeNaN()
})
