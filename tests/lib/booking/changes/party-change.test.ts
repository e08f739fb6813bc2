import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type Requester } from '@/lib/booking/changes/requester'
import { decidePartyChange } from '@/lib/booking/changes/party-change'
import { pricePlaces, spreadTotalOverPlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  early,
  guest,
  payment,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const dearer = { adultCents: 199_00, childCents: 149_00 }
const cheaper = { adultCents: 159_00, childCents: 99_00 }

type Case = {
  readonly booking?: ChangeableBooking
  readonly departure?: Partial<ChangeableDeparture>
  readonly asking?: Requester
}

function toParty(adults: number, children = 0, { booking, departure, asking = guest }: Case = {}) {
  const request = {
    booking: booking ?? aChangeableBooking(),
    departure: aChangeableDeparture(departure),
  }
  return decidePartyChange(request, { party: { adults, children }, asking }, early)
}

/** A couple, plus a third guest added later at another price and paid separately. */
function grownBooking(
  addedCents: number,
  ledger = aLedger([payment(358_00), payment(addedCents, 'card', 'second')]),
) {
  const added = { band: 'adults', count: 1, eachCents: addedCents, basis: 'departure' } as const
  return aChangeableBooking({ places: [...pricePlaces(couple, prices), added], ledger })
}

test('guest-changes: at least one adult stays', () => {
  const refused = { kind: 'refused', reason: 'no_adult' }
  expect(toParty(0, 2)).toEqual(refused)
  expect(toParty(2, -1)).toEqual(refused)
  expect(toParty(1)).toMatchObject({ kind: 'applied' })
})

test('one-change: the same party again changes nothing', () => {
  expect(toParty(2)).toEqual({ kind: 'unchanged' })
  expect(toParty(1, 1).kind).not.toBe('unchanged')
})

test('place-price: remaining guests keep their price; the last place added leaves first, newest payment first', () => {
  expect(toParty(2, 0, { booking: grownBooking(199_00) })).toMatchObject({
    kind: 'applied',
    after: { totalCents: 358_00, places: pricePlaces(couple, prices) },
    returns: [{ paymentId: 'second', cents: 199_00, by: 'provider' }],
  })
  expect(toParty(1, 0, { booking: grownBooking(199_00) })).toMatchObject({
    after: { totalCents: 179_00 },
    returns: [
      { paymentId: 'second', cents: 199_00 },
      { paymentId: 'first', cents: 179_00 },
    ],
  })
})

test('place-price: a child that becomes an adult costs the difference, in one direction and without a seat', () => {
  const booking = aChangeableBooking({ places: pricePlaces({ adults: 2, children: 1 }, prices) })
  expect(toParty(3, 0, { booking, departure: { seatsFree: 0 } })).toMatchObject({
    kind: 'held',
    quoted: { payCents: 50_00, seats: 0, totalCents: 537_00 },
  })
  expect(toParty(1, 1, { departure: { seatsFree: 0, prices: cheaper } })).toMatchObject({
    kind: 'applied',
    after: { totalCents: 278_00 },
    returns: [{ cents: 80_00 }],
  })
})

test('change-money: added guests pay the current price', () => {
  expect(toParty(3, 0, { departure: { prices: dearer } })).toMatchObject({
    kind: 'held',
    quoted: {
      departureId: 1,
      places: [...pricePlaces(couple, prices), ...pricePlaces({ adults: 1, children: 0 }, dearer)],
      totalCents: 557_00,
      payCents: 199_00,
      seats: 1,
    },
  })
})

test('agreed-total: added guests pay the departure’s price, and leaving ones are refunded their share', () => {
  const booking = aChangeableBooking({
    places: spreadTotalOverPlaces(pricePlaces(couple, prices), 300_01, 'agreed'),
  })
  expect(toParty(3, 0, { booking })).toMatchObject({ quoted: { payCents: 179_00, totalCents: 479_01 } })
  expect(toParty(1, 0, { booking })).toMatchObject({ after: { totalCents: 150_01 } })
})

test('new-seats: more guests need seats on a date on sale, fewer do not', () => {
  const closed = { isClosed: true, seatsFree: 0 }
  expect(toParty(3, 0, { departure: closed })).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(toParty(1, 0, { departure: closed })).toMatchObject({ kind: 'applied' })
  const full = { kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 }
  expect(toParty(4, 0, { departure: { seatsFree: 1 } })).toEqual(full)
  expect(toParty(3, 0, { departure: { seatsFree: 1 } })).toMatchObject({ kind: 'held' })
})

test('office-bookings: a party may grow on its own private date', () => {
  const own = { isPrivate: true, isClosed: true }
  const asking = { actor: 'operator', by: 'guest' } as const
  expect(toParty(3, 0, { departure: own, asking })).toMatchObject({ kind: 'held' })
  expect(toParty(3, 0, { departure: { ...own, startsAt: at('12:00', '2026-12-05') }, asking })).toMatchObject(
    {
      reason: 'date_closed',
    },
  )
})
