import { type CryptoSeatCounts, refuseCryptoHold } from '@/lib/booking/seats/crypto-bounds'

const A_SEASON = 2000

const holds = (onDeparture: number, overrides: Partial<CryptoSeatCounts> = {}): CryptoSeatCounts => ({
  onDeparture,
  onTour: onDeparture,
  ofClientOnTour: 0,
  ...overrides,
})

const of = (seats: number, seatsOfTour = A_SEASON) => ({ seats, seatsOfTour })

test('the first unpaid party may take every seat, however small the departure', () => {
  for (const seats of [1, 2, 8, 16]) expect(refuseCryptoHold(seats, of(seats), holds(0))).toBeNull()
})

test('after the first, unpaid parties hold at most half of the seats together', () => {
  expect(refuseCryptoHold(2, of(8), holds(2))).toBeNull()
  expect(refuseCryptoHold(3, of(8), holds(2))).toEqual({
    kind: 'refused',
    reason: 'not_enough_crypto_slots',
    seatsFree: 2,
  })
})

test('half of an odd number of seats is rounded up', () => {
  expect(refuseCryptoHold(1, of(3), holds(1))).toBeNull()
  expect(refuseCryptoHold(2, of(3), holds(1))).toMatchObject({ seatsFree: 1 })
})

test('a first party above half leaves zero seats for others, never a negative number', () => {
  expect(refuseCryptoHold(1, of(8), holds(7))).toMatchObject({ seatsFree: 0 })
})

test('a client holds a fortieth of a tour’s seats, or one departure', () => {
  expect(refuseCryptoHold(8, of(8, 640), holds(0, { ofClientOnTour: 8 }))).toBeNull()
  expect(refuseCryptoHold(8, of(8, 640), holds(0, { ofClientOnTour: 9 }))).toEqual({
    kind: 'refused',
    reason: 'not_enough_crypto_slots',
    seatsFree: 7,
  })
  expect(refuseCryptoHold(8, of(8, 80), holds(0))).toBeNull()
  expect(refuseCryptoHold(1, of(8, 80), holds(0, { ofClientOnTour: 8 }))).toMatchObject({ seatsFree: 0 })
})

test('a tenth of a tour’s seats can be held unpaid, whoever holds them and on whichever dates', () => {
  expect(refuseCryptoHold(8, of(8, 1609), holds(0, { onTour: 152 }))).toBeNull()
  expect(refuseCryptoHold(8, of(8, 1609), holds(0, { onTour: 153 }))).toEqual({
    kind: 'refused',
    reason: 'not_enough_crypto_slots',
    seatsFree: 7,
  })
  expect(refuseCryptoHold(1, of(8, 1609), holds(1, { onTour: 161 }))).toMatchObject({ seatsFree: 0 })
})

test('when a tour has few dates left, one whole departure can be held', () => {
  expect(refuseCryptoHold(8, of(8, 16), holds(0))).toBeNull()
  expect(refuseCryptoHold(1, of(8, 16), holds(0, { onTour: 8 }))).toMatchObject({ seatsFree: 0 })
})
