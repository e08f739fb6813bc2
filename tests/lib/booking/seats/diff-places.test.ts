import fc from 'fast-check'
import { changePartySize, type Places, totalPlacesCents, pricePlaces } from '@/lib/booking/seats/places'
import { diffPlaces } from '@/lib/booking/seats/diff-places'

const ORDINARY = { adultCents: 179_00, childCents: 129_00 }
const DEARER = { adultCents: 199_00, childCents: 149_00 }

test('added and removed places keep their prices', () => {
  const before = pricePlaces({ adults: 2, children: 1 }, ORDINARY)
  const { places } = changePartySize(before, { adults: 3, children: 0 }, DEARER)
  expect(diffPlaces(before, places)).toEqual({
    added: [{ band: 'adults', count: 1, eachCents: 199_00, basis: 'departure' }],
    leaving: [{ band: 'children', count: 1, eachCents: 129_00, basis: 'departure' }],
  })
})

test('an unchanged party has no places added or removed', () => {
  const places = pricePlaces({ adults: 2, children: 1 }, ORDINARY)
  expect(diffPlaces(places, places)).toEqual({ added: [], leaving: [] })
})

test('the same price on another basis is a different place', () => {
  const before = pricePlaces({ adults: 1, children: 0 }, ORDINARY)
  const after: Places = before.map((line) => ({ ...line, basis: 'agreed' }))
  expect(diffPlaces(before, after)).toEqual({ added: after, leaving: before })
})

test('added less removed places equal the difference in price, for any parties', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.integer({ min: 0, max: 8 }),
  })
  fc.assert(
    fc.property(party, party, party, (first, second, third) => {
      const before = changePartySize(pricePlaces(first, ORDINARY), second, DEARER).places
      const { places } = changePartySize(before, third, ORDINARY)
      const { added, leaving } = diffPlaces(before, places)
      expect(totalPlacesCents(added) - totalPlacesCents(leaving)).toBe(
        totalPlacesCents(places) - totalPlacesCents(before),
      )
    }),
  )
})
