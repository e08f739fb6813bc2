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
