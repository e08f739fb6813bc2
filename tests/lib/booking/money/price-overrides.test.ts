import { hasPriceOverrides, applyPriceOverrides } from '@/lib/booking/money/price-overrides'
import { prices } from '@/tests/support/builders'

test.each([
  [null, null, prices, false],
  [199_00, null, { adultCents: 199_00, childCents: 129_00 }, true],
  [null, 99_00, { adultCents: 179_00, childCents: 99_00 }, true],
  [199_00, 99_00, { adultCents: 199_00, childCents: 99_00 }, true],
])(
  'departure-price: own prices of %p and %p, otherwise the tour’s, are %j',
  (adultCents, childCents, all, isOwn) => {
    expect(applyPriceOverrides({ adultCents, childCents }, prices)).toEqual(all)
    expect(hasPriceOverrides({ adultCents, childCents })).toBe(isOwn)
  },
)
