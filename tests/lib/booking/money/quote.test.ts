import fc from 'fast-check'
import { quote } from '@/lib/booking/money/quote'

const prices = { adultCents: 179_00, childCents: 129_00 }

test('the total adds adults and children at their own prices', () => {
  expect(quote({ adults: 1, children: 0 }, prices)).toBe(179_00)
  expect(quote({ adults: 2, children: 1 }, prices)).toBe(487_00)
})

test('prices with cents stay exact', () => {
  expect(quote({ adults: 3, children: 0 }, { adultCents: 10, childCents: 0 })).toBe(30)
  expect(quote({ adults: 7, children: 9 }, { adultCents: 19_99, childCents: 9_95 })).toBe(229_48)
})

test('a quote grows with every guest and is in whole cents', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.integer({ min: 0, max: 4 }),
  })
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(party, cents, cents, (some, adultCents, childCents) => {
      const total = quote(some, { adultCents, childCents })
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(quote({ ...some, adults: some.adults + 1 }, { adultCents, childCents })).toBe(total + adultCents)
      expect(quote({ ...some, children: some.children + 1 }, { adultCents, childCents })).toBe(
        total + childCents,
      )
    }),
  )
})
