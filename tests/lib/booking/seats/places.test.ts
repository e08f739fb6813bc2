import fc from 'fast-check'
import {
  changePartySize,
  repricePlaces,
  returnTripParty,
  countGuestsByBand,
  totalPlacesCents,
  returnTripPlaces,
  pricePlaces,
  spreadTotalOverPlaces,
  groupPlacesByPrice,
} from '@/lib/booking/seats/places'
import { couple, prices } from '@/tests/support/builders'

const family = { adults: 2, children: 2 }

test('place-price: new places cost the party at the departure’s prices', () => {
  expect(pricePlaces(couple, prices)).toEqual([
    { band: 'adults', count: 2, eachCents: 179_00, basis: 'departure' },
  ])
  expect(totalPlacesCents(pricePlaces(family, prices))).toBe(616_00)
})

test('place-price: in each age band the last place added leaves first, at its own price', () => {
  const dearer = { adultCents: 199_00, childCents: 149_00 }
  const grown = changePartySize(pricePlaces(couple, prices), { adults: 3, children: 1 }, dearer).places
  const { leaving, added, places } = changePartySize(grown, { adults: 1, children: 1 }, prices)
  expect(leaving).toEqual([
    { band: 'adults', count: 1, eachCents: 199_00, basis: 'departure' },
    { band: 'adults', count: 1, eachCents: 179_00, basis: 'departure' },
  ])
  expect(added).toEqual([])
  expect(totalPlacesCents(places)).toBe(179_00 + 149_00)
})

test('move-price: agreed prices and return trips survive a move', () => {
  const places = [
    ...returnTripPlaces({ adults: 1, children: 0 }),
    ...spreadTotalOverPlaces(pricePlaces({ adults: 1, children: 0 }, prices), 100_00, 'agreed'),
    ...pricePlaces({ adults: 1, children: 1 }, prices),
  ]
  expect(totalPlacesCents(repricePlaces(places, { adultCents: 10_00, childCents: 5_00 }))).toBe(115_00)
  expect(returnTripParty(places)).toEqual({ adults: 2, children: 1 })
})

test('agreed-total: shares follow the previous prices, to within a cent', () => {
  expect(
    spreadTotalOverPlaces(pricePlaces(family, prices), 308_00, 'agreed').map(({ eachCents }) => eachCents),
  ).toEqual([89_50, 64_50])
  const shares = spreadTotalOverPlaces(pricePlaces({ adults: 3, children: 0 }, prices), 100_00, 'agreed')
  expect(shares.flatMap(({ count, eachCents }) => Array<number>(count).fill(eachCents))).toEqual([
    33_33, 33_34, 33_33,
  ])
  expect(totalPlacesCents(spreadTotalOverPlaces(returnTripPlaces(couple), 50_01))).toBe(50_01)
})

test('after any change, places match guests, and added less removed places equal the difference in price', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 9 }),
  })
  const price = fc.record({
    adultCents: fc.integer({ min: 1, max: 99_999 }),
    childCents: fc.integer({ min: 1, max: 99_999 }),
  })
  fc.assert(
    fc.property(party, price, fc.array(fc.tuple(party, price), { maxLength: 6 }), (first, own, later) => {
      let places = pricePlaces(first, own)
      for (const [next, now] of later) {
        const changed = changePartySize(places, next, now)
        expect(countGuestsByBand(changed.places)).toEqual(next)
        expect(totalPlacesCents(changed.places)).toBe(
          totalPlacesCents(places) + totalPlacesCents(changed.added) - totalPlacesCents(changed.leaving),
        )
        places = changed.places
      }
    }),
  )
})

test('for any agreed total, the shares add up to it and none is negative', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 16 }),
    children: fc.integer({ min: 0, max: 16 }),
  })
  fc.assert(
    fc.property(party, fc.integer({ min: 0, max: 10_000_00 }), (some, total) => {
      const shares = spreadTotalOverPlaces(pricePlaces(some, prices), total, 'agreed')
      expect(totalPlacesCents(shares)).toBe(total)
      expect(countGuestsByBand(shares)).toEqual(some)
      expect(Math.min(...shares.map(({ eachCents }) => eachCents))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('people see one line for each age and price, adults first, whatever the order and basis of the sales', () => {
  const line = { count: 1, basis: 'departure' } as const
  const places = [
    { ...line, band: 'adults', eachCents: 179_00 },
    { ...line, band: 'children', eachCents: 129_00 },
    { ...line, band: 'adults', eachCents: 199_00 },
    { ...line, band: 'adults', eachCents: 179_00, basis: 'agreed' },
  ] as const
  expect(groupPlacesByPrice(places)).toEqual([
    { band: 'adults', count: 2, eachCents: 179_00 },
    { band: 'adults', count: 1, eachCents: 199_00 },
    { band: 'children', count: 1, eachCents: 129_00 },
  ])
})
