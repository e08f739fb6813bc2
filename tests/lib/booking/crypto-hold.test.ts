import { refuseCryptoHold } from '@/lib/booking/crypto-hold'

const none = { seats: 0, hasOneOfGuest: false }

test('the first unpaid party may have every seat, however small the departure', () => {
  for (const seats of [1, 2, 8, 16]) expect(refuseCryptoHold(seats, { seats }, none)).toBeNull()
})

test('after the first, unpaid parties have half of the seats together and no more', () => {
  const held = { seats: 2, hasOneOfGuest: false }
  expect(refuseCryptoHold(2, { seats: 8 }, held)).toBeNull()
  expect(refuseCryptoHold(3, { seats: 8 }, held)).toEqual({
    kind: 'refused',
    reason: 'not_enough_crypto_slots',
    seatsFree: 2,
  })
})

test('half of an odd number of seats is rounded up', () => {
  const held = { seats: 1, hasOneOfGuest: false }
  expect(refuseCryptoHold(1, { seats: 3 }, held)).toBeNull()
  expect(refuseCryptoHold(2, { seats: 3 }, held)).toMatchObject({ seatsFree: 1 })
})

test('a first party beyond half leaves nothing for another, and never less than nothing', () => {
  expect(refuseCryptoHold(1, { seats: 8 }, { seats: 7, hasOneOfGuest: false })).toMatchObject({
    seatsFree: 0,
  })
})

test('a guest has one unpaid party on a departure, however small', () => {
  expect(refuseCryptoHold(1, { seats: 16 }, { seats: 1, hasOneOfGuest: true })).toEqual({
    kind: 'refused',
    reason: 'crypto_hold_exists',
  })
})
