import fc from 'fast-check'
import { vatRates } from '@/content/vat'
import { splitVat, vatRateOn } from '@/lib/booking/money/vat'

test('vat: a rate applies from its first day', () => {
  const rates = [
    { from: '2024-09-01', tenths: 255 },
    { from: '2027-01-01', tenths: 260 },
  ]
  expect(vatRateOn(rates, '2026-12-31')).toBe(255)
  expect(vatRateOn(rates, '2027-01-01')).toBe(260)
  expect(() => vatRateOn(rates, '2024-08-31')).toThrow(RangeError)
  for (const some of Object.values(vatRates)) expect(vatRateOn(some, '2026-11-22')).toBe(255)
})

test('vat: the tax in a sum is gross × r / (100 + r), rounded, and never more or less than half a cent off', () => {
  expect(splitVat(179_00, 255)).toMatchObject({ vatCents: 36_37, netCents: 142_63 })
  expect(splitVat(100_00, 135)).toMatchObject({ vatCents: 11_89 })
  expect(splitVat(100_00, 0)).toMatchObject({ vatCents: 0, netCents: 100_00 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.integer({ min: 0, max: 300 }),
      (gross, tenths) => {
        const { netCents, vatCents } = splitVat(gross, tenths)
        expect(netCents + vatCents).toBe(gross)
        // In whole numbers: 2 × |vat × (1000 + r) − gross × r| is at most 1000 + r.
        expect(2 * Math.abs(vatCents * (1000 + tenths) - gross * tenths)).toBeLessThanOrEqual(1000 + tenths)
      },
    ),
  )
})
