import { formatEuros, formatRate } from '@/lib/language/money'

test('whole euros are written without cents and others with two', () => {
  expect(formatEuros(179_00)).toBe('179 €')
  expect(formatEuros(89_50)).toBe('89.50 €')
  expect(formatEuros(1_074_00)).toBe('1,074 €')
  expect(formatEuros(0)).toBe('0 €')
})

test('a rate is grouped like every amount, and keeps its decimals', () => {
  expect(formatRate('90000')).toBe('90,000 €')
  expect(formatRate('89500.125')).toBe('89,500.125 €')
  expect(formatRate('0.9312')).toBe('0.9312 €')
})

test('each language groups and points as its readers do', () => {
  const languages = ['de', 'fr', 'es', 'it'] as const
  expect(languages.map((language) => formatEuros(1_074_50, language))).toEqual([
    '1.074,50\u00a0€',
    '1\u202f074,50\u00a0€',
    '1074,50\u00a0€',
    '1074,50\u00a0€',
  ])
  expect(languages.map((language) => formatEuros(12_500_00, language))).toEqual([
    '12.500\u00a0€',
    '12\u202f500\u00a0€',
    '12.500\u00a0€',
    '12.500\u00a0€',
  ])
  expect(formatRate('89500.125', 'de')).toBe('89.500,125\u00a0€')
})
