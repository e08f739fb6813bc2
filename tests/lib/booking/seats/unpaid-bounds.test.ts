import { decideUnpaidBooking, type UnpaidSeatCounts } from '@/lib/booking/seats/unpaid-bounds'

const MINIBUS = { seats: 8, seatsOfTour: 840 }

const held = (overrides: Partial<UnpaidSeatCounts> = {}): UnpaidSeatCounts => ({
  holds: 0,
  ofClientOnDeparture: 0,
  ofClientOnTour: 0,
  ofAllOnTour: 0,
  ...overrides,
})

const FREE = { kind: 'free' }
const NEEDS_PROOF = { kind: 'needs_proof' }

test('two unpaid bookings are free, the third needs a proof of work', () => {
  expect(decideUnpaidBooking(1, MINIBUS, held({ holds: 1, ofClientOnTour: 4, ofAllOnTour: 4 }))).toEqual(FREE)
  expect(decideUnpaidBooking(1, MINIBUS, held({ holds: 2 }))).toEqual(NEEDS_PROOF)
})

test('half of a departure’s seats, rounded up, are free in one booking or two', () => {
  expect(decideUnpaidBooking(4, MINIBUS, held())).toEqual(FREE)
  expect(decideUnpaidBooking(5, MINIBUS, held())).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(2, MINIBUS, held({ ofClientOnDeparture: 3 }))).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(2, { seats: 3, seatsOfTour: 450 }, held())).toEqual(FREE)
  expect(decideUnpaidBooking(3, { seats: 3, seatsOfTour: 450 }, held())).toEqual(NEEDS_PROOF)
})

test('a twentieth of a tour’s seats is free', () => {
  const large = { seats: 100, seatsOfTour: 1000 }
  expect(decideUnpaidBooking(10, large, held({ holds: 1, ofClientOnTour: 40, ofAllOnTour: 40 }))).toEqual(
    FREE,
  )
  expect(decideUnpaidBooking(11, large, held({ holds: 1, ofClientOnTour: 40, ofAllOnTour: 40 }))).toEqual(
    NEEDS_PROOF,
  )
})

test('a client who holds nothing can always take every seat of a departure', () => {
  for (const seats of [1, 2, 3, 8, 16]) {
    for (const ofAllOnTour of [0, 200, 5000]) {
      for (const seatsOfTour of [seats, 840]) {
        const decision = decideUnpaidBooking(seats, { seats, seatsOfTour }, held({ ofAllOnTour }))
        expect(decision.kind).not.toBe('refused')
      }
    }
  }
})

test('a client holds a tenth of a tour’s seats and no more', () => {
  expect(decideUnpaidBooking(8, MINIBUS, held({ ofClientOnTour: 76, ofAllOnTour: 76 }))).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(8, MINIBUS, held({ ofClientOnTour: 77, ofAllOnTour: 77 }))).toEqual({
    kind: 'refused',
    seatsFree: 7,
  })
})

test('when a tour has few dates left, a client may hold two departures’ seats', () => {
  const last = { seats: 8, seatsOfTour: 24 }
  expect(decideUnpaidBooking(8, last, held({ ofClientOnTour: 8, ofAllOnTour: 8 }))).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(1, last, held({ ofClientOnTour: 16, ofAllOnTour: 16 }))).toEqual({
    kind: 'refused',
    seatsFree: 0,
  })
})

test('once a quarter of a tour is held, each client gets one departure’s seats, for a proof of work', () => {
  expect(decideUnpaidBooking(1, MINIBUS, held({ ofAllOnTour: 209 }))).toEqual(FREE)
  expect(decideUnpaidBooking(1, MINIBUS, held({ ofAllOnTour: 210 }))).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(4, MINIBUS, held({ ofClientOnTour: 4, ofAllOnTour: 210 }))).toEqual(NEEDS_PROOF)
  expect(decideUnpaidBooking(5, MINIBUS, held({ ofClientOnTour: 4, ofAllOnTour: 210 }))).toEqual({
    kind: 'refused',
    seatsFree: 4,
  })
})
