import { centsFromEuros, eurosFromCents } from '@/lib/booking/money'

test('the API’s euros and our cents convert exactly', () => {
  for (const cents of [0, 1, 10, 29, 1_15, 19_99, 179_00, 10_000_01]) {
    expect(centsFromEuros(eurosFromCents(cents))).toBe(cents)
  }
})

test('an amount with parts of a cent equals no price', () => {
  expect(centsFromEuros(179.005)).toBeNaN()
  expect(centsFromEuros(Number.NaN)).toBeNaN()
})
