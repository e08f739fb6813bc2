import { decideOfficeBooking } from '@/lib/booking/office-booking'
import { pricePlaces } from '@/lib/booking/seats/places'
import { aChangeableDeparture, early } from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

type Order = Parameters<typeof decideOfficeBooking>[0]
type Departure = Parameters<typeof decideOfficeBooking>[1]

function decide(order: Partial<Order> = {}, departure: Partial<Departure> = {}, now = early) {
  return decideOfficeBooking(
    { party: couple, totalCents: null, isPrivate: false, isByLink: false, ...order },
    { ...aChangeableDeparture({ seatsFree: 8 }), seats: 8, ...departure },
    now,
  )
}

test('office-bookings: a paid booking is at the departure’s price, and nothing expires', () => {
  expect(decide()).toEqual({
    kind: 'booked',
    places: pricePlaces(couple, prices),
    totalCents: 358_00,
    expiresAt: null,
  })
})

test.each([
  [300_01, 300_01],
  [0, 0],
])('office-bookings: an agreed total of %i cents is the price', (totalCents, agreed) => {
  expect(decide({ totalCents })).toMatchObject({ kind: 'booked', totalCents: agreed })
})

test('office-bookings: an adult comes along, and there are seats on a date that takes place', () => {
  expect(decide({ party: { adults: 0, children: 2 } })).toEqual({ kind: 'refused', reason: 'no_adult' })
  expect(decide({}, { seatsFree: 2, isClosed: true })).toMatchObject({ kind: 'booked' })
  expect(decide({}, { seatsFree: 1 })).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(decide({}, { cancelledAt: early })).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(decide({}, { isPrivate: true })).toEqual({ kind: 'refused', reason: 'date_private' })
})

test('office-bookings: a private date is one that nobody has booked yet', () => {
  expect(decide({ isPrivate: true })).toMatchObject({ kind: 'booked' })
  expect(decide({ isPrivate: true }, { seatsFree: 7 })).toEqual({ kind: 'refused', reason: 'not_alone' })
})

const lastMoment = new Date(at('18:00').getTime() - 1)

test.each([
  ['48 hours', early, at('12:00', '2026-12-07')],
  ['48 hours, just', at('18:00', '2026-12-10'), at('18:00')],
  ['the rest of the sale', at('18:01', '2026-12-10'), at('18:00')],
  ['the rest of the sale, until its last moment', lastMoment, at('18:00')],
])('payment-link: a guest has %s to pay by link', (_, now, expiresAt) => {
  expect(decide({ isByLink: true }, {}, now)).toMatchObject({ kind: 'booked', expiresAt })
})

test('payment-link: no link after the end of the sale, or for less than Stripe charges', () => {
  expect(decide({ isByLink: true }, {}, at('18:00'))).toEqual({ kind: 'refused', reason: 'link_too_late' })
  expect(decide({}, {}, at('18:00'))).toMatchObject({ kind: 'booked' })
  expect(decide({ isByLink: true, totalCents: 49 })).toEqual({ kind: 'refused', reason: 'link_too_small' })
  expect(decide({ isByLink: true, totalCents: 50 })).toMatchObject({ kind: 'booked', totalCents: 50 })
})
