import { parseDecimal, parseEuros } from '@/lib/booking/money/parse-amount'

test.each([
  ['199', 199_00],
  ['89.50', 89_50],
  ['89,5', 89_50],
  [' 0.01 ', 1],
  ['0.1', 10],
  ['999999.99', 999_999_99],
  ['1000000', null],
  ['0', null],
  ['0.00', null],
  ['89.505', null],
  ['1,000.00', null],
  ['1e3', null],
  ['-1', null],
  ['.5', null],
  ['5.', null],
  ['', null],
  ['12 €', null],
])('%p as euros is %p cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents)
})

const eighteen = '0.000000000000000001'

test.each([
  ['0.00412', '0.00412'],
  [' 0,00412 ', '0.00412'],
  [eighteen, eighteen],
  ['9'.repeat(30), '9'.repeat(30)],
  ['9'.repeat(31), null],
  [`0.${'1'.repeat(31)}`, null],
  ['0', null],
  ['0.000', null],
  ['1,000.5', null],
  ['1e-3', null],
  ['-0.1', null],
  ['.5', null],
  ['', null],
])('%p as coins is %p, with all its decimals', (text, decimal) => {
  expect(parseDecimal(text)).toBe(decimal)
})
