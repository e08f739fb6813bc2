import {
  formatCentimetreRange,
  formatCentimetres,
  formatDegrees,
  formatKilometreRange,
  formatKilometres,
} from '@/lib/language/units'

/* Rule: both-units (docs/rules.md) */

test('English gives both units', () => {
  expect(formatKilometres(80, 'en')).toBe('80 km (50 miles)')
  expect(formatKilometres(800, 'en')).toBe('800 km (500 miles)')
  expect(formatKilometreRange(15, 20, 'en')).toBe('15 to 20 km (9 to 12 miles)')
  expect(formatDegrees(-25, 'en')).toBe('−25 °C (−13 °F)')
  expect(formatCentimetres(10, 'en')).toBe('10 cm (4 in)')
  expect(formatCentimetreRange(40, 60, 'en')).toBe('40 to 60 cm')
})

test.each(['de', 'fr', 'es', 'it'] as const)('%s is metric', (language) => {
  expect(formatKilometres(80, language)).toBe('80\u00a0km')
  expect(formatKilometreRange(15, 20, language)).toBe('15–20\u00a0km')
  expect(formatDegrees(-25, language)).toBe('−25\u00a0°C')
  expect(formatCentimetres(10, language)).toBe('10\u00a0cm')
  expect(formatCentimetreRange(40, 60, language)).toBe('40–60\u00a0cm')
})
