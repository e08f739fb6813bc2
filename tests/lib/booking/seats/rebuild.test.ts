import { decideRebuild } from '@/lib/booking/seats/rebuild'

const family = {
  party: { adults: 2, children: 1 },
  cents: 487_00,
  currency: 'eur',
  refundedCents: 0,
}
const departure = {
  prices: { adultCents: 179_00, childCents: 129_00 },
  seatsFree: 3,
  seatsAwaited: 0,
  cancelledAt: null,
}

test('a lost booking is rebuilt at today’s prices if they make the amount paid', () => {
  expect(decideRebuild(family, departure)).toEqual({
    kind: 'rebuilt',
    isTodaysPrice: true,
    places: [
      { band: 'adults', count: 2, eachCents: 179_00, basis: 'departure' },
      { band: 'children', count: 1, eachCents: 129_00, basis: 'departure' },
    ],
  })
})

test('at any other amount, what the guest paid is an agreed total', () => {
  const decision = decideRebuild({ ...family, cents: 400_01 }, departure)
  const places = decision.kind === 'refused' ? [] : decision.places
  expect(decision).toMatchObject({ kind: 'rebuilt', isTodaysPrice: false })
  expect(places.every(({ basis }) => basis === 'agreed')).toBe(true)
  expect(places.reduce((sum, { count, eachCents }) => sum + count * eachCents, 0)).toBe(400_01)
})

test('seats must be left; those kept for the waiting list count, as the guest came first', () => {
  expect(decideRebuild(family, { ...departure, seatsFree: 2 })).toEqual({
    kind: 'refused',
    reason: 'no_seats',
  })
  expect(decideRebuild(family, { ...departure, seatsFree: 1, seatsAwaited: 2 })).toMatchObject({
    kind: 'rebuilt',
  })
})

test('refunded to the last cent it has ended and needs no seats; a cent less, and it needs them', () => {
  const full = { ...departure, seatsFree: 0 }
  expect(decideRebuild({ ...family, refundedCents: 487_00 }, full)).toMatchObject({ kind: 'ended' })
  expect(decideRebuild({ ...family, refundedCents: 486_99 }, full)).toMatchObject({ reason: 'no_seats' })
})

test('there is no place on a cancelled date, on none, or for another currency', () => {
  const cancelled = { ...departure, cancelledAt: new Date(0) }
  expect(decideRebuild(family, cancelled)).toMatchObject({ reason: 'departure_cancelled' })
  expect(decideRebuild({ ...family, refundedCents: 487_00 }, cancelled)).toMatchObject({ kind: 'ended' })
  expect(decideRebuild(family, null)).toMatchObject({ reason: 'no_departure' })
  expect(decideRebuild({ ...family, currency: 'usd' }, departure)).toMatchObject({ reason: 'other_currency' })
})
