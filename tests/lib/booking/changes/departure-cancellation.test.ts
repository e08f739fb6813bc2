import { decideDepartureCancellation } from '@/lib/booking/changes/departure-cancellation'
import { returnTripPlaces, pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anUnpaidBooking,
  early,
  payment,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const departure = aChangeableDeparture()

test('departure-cancelled: until 24 hours after the start, and once', () => {
  const justBefore = new Date(at('20:00', '2026-12-13').getTime() - 1)
  expect(decideDepartureCancellation(departure, [], justBefore).kind).toBe('cancelled')
  expect(decideDepartureCancellation(departure, [], at('20:00', '2026-12-13'))).toMatchObject({
    reason: 'over',
  })
  const before = { ...departure, cancelledAt: early }
  expect(decideDepartureCancellation(before, [], early)).toMatchObject({ reason: 'cancelled_before' })
})

test('departure-cancelled: a departure recorded without lights took place', () => {
  const dark = { ...departure, saidNotSeen: true }
  const soon = at('22:00', '2026-12-12')
  expect(decideDepartureCancellation(dark, [], soon)).toMatchObject({ reason: 'said_not_seen' })
  expect(decideDepartureCancellation({ ...dark, saidNotSeen: false }, [], soon).kind).toBe('cancelled')
})

test('another-tour: a tour cannot be offered instead of itself', () => {
  const { tourId } = departure
  expect(decideDepartureCancellation(departure, [], early, [8, tourId])).toMatchObject({
    reason: 'offers_itself',
  })
  expect(decideDepartureCancellation(departure, [], early, [8]).kind).toBe('cancelled')
})

test('departure-cancelled: paid bookings choose, unpaid ones end, and guests still at checkout get no e-mail', () => {
  const paid = aChangeableBooking({ openChange: { departureId: 2, seats: 2 } })
  const hold = anUnpaidBooking({ state: 'hold', expiresAt: at('13:00', '2026-12-05') })
  const offered = aChangeableBooking({ ...hold, paymentMethod: 'card', source: 'waiting_list' })
  const coins = anUnpaidBooking({ ledger: aLedger([payment(100_00, 'crypto')]) })
  const over = aChangeableBooking({ state: 'cancelled' })
  const lapsed = anUnpaidBooking({ expiresAt: early })
  const decision = decideDepartureCancellation(departure, [paid, hold, offered, coins, over, lapsed], early)
  expect(decision).toMatchObject({
    kind: 'cancelled',
    parties: [
      { kind: 'choice', booking: paid },
      {
        kind: 'ended',
        booking: hold,
        isTold: false,
        returns: [],
        after: { state: 'cancelled', totalCents: 0 },
      },
      { kind: 'ended', booking: offered, isTold: true, returns: [] },
      { kind: 'ended', booking: coins, isTold: true, returns: [{ cents: 100_00, by: 'hand' }] },
    ],
  })
})

test('departure-cancelled: a return trip reopens the first choice, and added guests are refunded', () => {
  const joined = aChangeableBooking({
    places: [...returnTripPlaces(couple), ...pricePlaces({ adults: 1, children: 0 }, prices)],
    ledger: aLedger([payment(179_00)]),
    returnTripUntil: '2027-04-15',
  })
  expect(decideDepartureCancellation(departure, [joined], early)).toMatchObject({
    parties: [{ kind: 'ended', reopensFirstChoice: true, returns: [{ cents: 179_00 }] }],
  })
})
