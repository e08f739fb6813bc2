import { decideMerge } from '@/lib/booking/changes/merge'
import {
  aChangeableBooking,
  aChangeableDeparture,
  anotherDeparture,
  anUnpaidBooking,
  early,
} from '@/tests/support/a-changeable-booking'
import { at } from '@/tests/support/builders'

const from = aChangeableDeparture()
const into = anotherDeparture()
const paid = aChangeableBooking()

test('merge: all paid bookings move at the lower price, the others end', () => {
  const cheaper = { ...into, prices: { adultCents: 159_00, childCents: 0 } }
  expect(decideMerge(from, cheaper, [paid, anUnpaidBooking()], early)).toMatchObject({
    kind: 'merged',
    parties: [
      { kind: 'moved', after: { departureId: 2, totalCents: 318_00 }, returns: [{ cents: 40_00 }] },
      { kind: 'ended', isTold: true, after: { state: 'cancelled' } },
    ],
  })
})

test('merge: all or nothing, and the target may be closed', () => {
  const bookings = [paid, paid, anUnpaidBooking()]
  const few = { ...into, seatsFree: 3 }
  expect(decideMerge(from, few, bookings, early)).toEqual({
    kind: 'refused',
    reason: 'not_enough_slots',
    seatsMissing: 1,
  })
  expect(decideMerge(from, { ...into, seatsFree: 4, isClosed: true }, bookings, early).kind).toBe('merged')
  const moving = aChangeableBooking({ openChange: { departureId: 2, seats: 2 } })
  expect(decideMerge(from, { ...into, seatsFree: 2 }, [paid, moving], early).kind).toBe('merged')
})

test('merge: only into another departure of the same tour, neither cancelled nor started', () => {
  const decide = (there: object, here: object = {}) =>
    decideMerge({ ...from, ...here }, { ...into, ...there }, [paid], early)
  expect(decide({ tourId: 8 })).toMatchObject({ reason: 'other_tour' })
  expect(decide({ id: 1 })).toMatchObject({ reason: 'same_date' })
  expect(decide({ cancelledAt: early })).toMatchObject({ reason: 'date_closed' })
  expect(decide({ startsAt: early })).toMatchObject({ reason: 'date_closed' })
  expect(decide({}, { cancelledAt: early })).toMatchObject({ reason: 'cancelled_before' })
  expect(decide({}, { startsAt: at('12:00', '2026-12-05') })).toMatchObject({ reason: 'already_started' })
})
