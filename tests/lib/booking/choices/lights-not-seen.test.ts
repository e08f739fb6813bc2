import { decideNoLightsReport } from '@/lib/booking/choices/lights-not-seen'
import { returnTripPlaces, pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  anUnpaidBooking,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const departure = aChangeableDeparture()
const morning = at('09:00', '2026-12-13')
const came = { ...aChangeableBooking(), isNoShow: false, hasChosen: false }

function decide(bookings: readonly (typeof came)[], now = morning, isGuaranteed = true) {
  return decideNoLightsReport(departure, { bookings, isGuaranteed }, now)
}

test('lights-not-seen: from the start until 30 days later, on the guaranteed tour only', () => {
  expect(decide([], at('19:59'))).toMatchObject({ reason: 'not_started' })
  expect(decide([], at('20:00')).kind).toBe('not_seen')
  expect(decide([], at('20:00', '2027-01-11')).kind).toBe('not_seen')
  expect(decide([], at('20:01', '2027-01-11'))).toMatchObject({ reason: 'over' })
  expect(decide([], morning, false)).toMatchObject({ reason: 'not_guaranteed' })
  const cancelled = { ...departure, cancelledAt: at('18:00') }
  expect(decideNoLightsReport(cancelled, { bookings: [], isGuaranteed: true }, morning)).toMatchObject({
    reason: 'called_off',
  })
})

test('lights-not-seen: one choice for each party that came', () => {
  const absent = { ...came, isNoShow: true }
  const before = { ...came, hasChosen: true }
  const unpaid = { ...anUnpaidBooking(), isNoShow: false, hasChosen: false }
  const cancelled = { ...came, state: 'cancelled' } as const
  expect(decide([came, absent, before, unpaid, cancelled])).toEqual({
    kind: 'not_seen',
    parties: [{ booking: came, opensChoice: true, reopensFirstChoice: false }],
  })
})

test('return-trip: missing the lights again reopens the first choice, and opens one for added guests who paid', () => {
  const trip = { ...came, places: returnTripPlaces(couple), returnTripUntil: '2028-04-15' }
  const joined = { ...trip, places: [...trip.places, ...pricePlaces(couple, prices)] }
  expect(decide([trip, joined])).toMatchObject({
    parties: [
      { opensChoice: false, reopensFirstChoice: true },
      { opensChoice: true, reopensFirstChoice: true },
    ],
  })
})
