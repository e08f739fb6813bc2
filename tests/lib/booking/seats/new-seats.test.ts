import { refuseNewSeats } from '@/lib/booking/seats/new-seats'
import { aChangeableDeparture, early } from '@/tests/support/a-changeable-booking'
import { at, justBefore } from '@/tests/support/builders'

const CLOSED = { kind: 'refused', reason: 'date_closed' }
const PRIVATE = { kind: 'refused', reason: 'date_private' }
const FULL = { kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 }

test.each([
  ['on sale', {}, early, null, null],
  ['with just enough seats', { seatsFree: 2 }, early, null, null],
  ['with too few', { seatsFree: 1 }, early, FULL, FULL],
  ['off sale', { isClosed: true }, early, CLOSED, null],
  ['out of season', { inSeason: false }, early, CLOSED, null],
  ['until its sale ends', {}, justBefore(at('18:00')), null, null],
  ['whose sale has ended', {}, at('18:00'), CLOSED, null],
  ['until it starts', {}, justBefore(at('20:00')), CLOSED, null],
  ['that has started', {}, at('20:00'), CLOSED, CLOSED],
  ['that we cancelled', { cancelledAt: early }, early, CLOSED, CLOSED],
  ['reserved for a private party', { isPrivate: true }, early, PRIVATE, PRIVATE],
  ['reserved, and closed for that', { isPrivate: true, isClosed: true }, early, CLOSED, PRIVATE],
])(
  'new-seats: two seats on a date %s, for a guest and for the operator',
  (_, overrides, now, guest, operator) => {
    const departure = aChangeableDeparture(overrides)
    expect(refuseNewSeats(2, departure, { actor: 'guest' }, now)).toEqual(guest)
    expect(refuseNewSeats(2, departure, { actor: 'operator' }, now)).toEqual(operator)
  },
)
