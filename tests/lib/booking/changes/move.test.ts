import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { decideMove } from '@/lib/booking/changes/move'
import { returnTripPlaces, pricePlaces, spreadTotalOverPlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anotherDeparture,
  early,
  guest,
  operator,
} from '@/tests/support/a-changeable-booking'
import { couple, prices } from '@/tests/support/builders'

const dearer = { prices: { adultCents: 199_00, childCents: 149_00 } }
const cheaper = { prices: { adultCents: 159_00, childCents: 99_00 } }

function moveTo(
  to: Partial<ChangeableDeparture> = {},
  some: Partial<ChangeableBooking> = {},
  asking = guest,
) {
  const request = { booking: aChangeableBooking(some), departure: aChangeableDeparture() }
  return decideMove(request, { to: anotherDeparture(to), asking }, early)
}

test('move-price: a move prices the whole party at the new departure’s prices', () => {
  expect(moveTo(dearer)).toMatchObject({
    kind: 'held',
    quoted: { departureId: 2, payCents: 40_00, seats: 2, totalCents: 398_00 },
  })
  expect(moveTo(cheaper)).toMatchObject({
    kind: 'applied',
    after: { departureId: 2, totalCents: 318_00 },
    returns: [{ cents: 40_00 }],
  })
  expect(moveTo()).toMatchObject({ kind: 'applied', returns: [], corrections: [] })
})

test('move-price: only to another departure of the same tour', () => {
  expect(moveTo({ tourId: 8 })).toEqual({ kind: 'refused', reason: 'other_tour' })
  expect(moveTo({ id: 1 })).toEqual({ kind: 'unchanged' })
})

test('move-price: an agreed total and a return trip keep their price', () => {
  const places = spreadTotalOverPlaces(pricePlaces(couple, prices), 300_01, 'agreed')
  expect(moveTo(dearer, { places })).toMatchObject({ kind: 'applied', after: { totalCents: 300_01 } })
  const trip = { places: returnTripPlaces(couple), ledger: aLedger([]) }
  expect(moveTo(dearer, trip)).toMatchObject({ kind: 'applied', after: { totalCents: 0 } })
})

test('return-trip: it can be moved up to its last day', () => {
  const trip = { places: returnTripPlaces(couple), ledger: aLedger([]), returnTripUntil: '2026-12-14' }
  expect(moveTo({ day: '2026-12-14' }, trip)).toMatchObject({ kind: 'applied' })
  expect(moveTo({ day: '2026-12-15' }, trip)).toEqual({ kind: 'refused', reason: 'after_return_trip_end' })
})

test('new-seats: the whole party needs seats on the new date', () => {
  expect(moveTo({ seatsFree: 2 })).toMatchObject({ kind: 'applied' })
  expect(moveTo({ seatsFree: 1 })).toEqual({ kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 })
  expect(moveTo({ isClosed: true })).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(moveTo({ isClosed: true }, {}, operator)).toMatchObject({ kind: 'applied' })
  expect(moveTo({ isPrivate: true }, {}, operator)).toEqual({ kind: 'refused', reason: 'date_private' })
})
