import { type Choice, decideChoice, decideExpiredChoice } from '@/lib/booking/choices/choice-outcome'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type MoneyMovement } from '@/lib/booking/ledger'
import { returnTripPlaces, pricePlaces, spreadTotalOverPlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anotherDeparture,
  early,
  payment,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const cancelled: Choice = {
  cause: 'departure_cancelled',
  departureId: 1,
  chosen: null,
  endsAt: at('12:00', '2026-12-19'),
  returnTripUntil: null,
  offeredTourIds: [],
}
const dark: Choice = { ...cancelled, cause: 'lights_not_seen', endsAt: null, returnTripUntil: '2027-04-15' }
const merged: Choice = { ...cancelled, cause: 'merged' }
const money = { option: 'full_refund' } as const

function decide(choice: Choice, booking: ChangeableBooking = aChangeableBooking(), now = early) {
  return decideChoice(choice, money, { booking, departure: aChangeableDeparture(), actor: 'guest' }, now)
}

function move(
  choice: Choice,
  to: Partial<ChangeableDeparture> = {},
  booking: ChangeableBooking = aChangeableBooking(),
) {
  const pick = { option: 'another_date', to: anotherDeparture(to) } as const
  return decideChoice(choice, pick, { booking, departure: aChangeableDeparture(), actor: 'guest' }, early)
}

const goodwill: readonly MoneyMovement[] = [
  { kind: 'refund', paymentId: 'first', cents: 58_00 },
  { kind: 'correction', cents: -58_00, reason: 'goodwill', paymentId: null },
]

test('choice-gives: a full refund is everything paid that is left', () => {
  expect(decide(cancelled)).toMatchObject({
    kind: 'refunded',
    after: { state: 'cancelled', totalCents: 0 },
    returns: [{ cents: 358_00 }],
  })
  const partly = aChangeableBooking({ ledger: aLedger([payment(358_00), ...goodwill]) })
  expect(decide(dark, partly)).toMatchObject({
    kind: 'refunded',
    after: { state: 'refunded', totalCents: 0 },
    returns: [{ cents: 300_00 }],
    corrections: [{ cents: 58_00, reason: 'settled' }],
  })
})

test('choice-gives: another date follows the rules of a new booking', () => {
  expect(move(cancelled)).toMatchObject({ kind: 'moved', after: { departureId: 2, totalCents: 358_00 } })
  expect(move(cancelled, { isClosed: true })).toMatchObject({ reason: 'date_closed' })
  expect(move(cancelled, { seatsFree: 1 })).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(move(cancelled, { tourId: 8 })).toMatchObject({ reason: 'other_tour' })
})

test('another-tour: it is one that we offer, and priced like another date', () => {
  const offer = { ...cancelled, offeredTourIds: [8] }
  const cheaper = { adultCents: 79_00, childCents: 59_00 }
  expect(move(offer, { tourId: 8, prices: cheaper })).toMatchObject({
    kind: 'moved',
    isOtherTour: true,
    after: { departureId: 2, totalCents: 158_00 },
    returns: [{ cents: 200_00 }],
  })
  const dearer = { adultCents: 399_00, childCents: 399_00 }
  expect(move(offer, { tourId: 8, prices: dearer })).toMatchObject({
    after: { totalCents: 358_00 },
    returns: [],
  })
  expect(move(offer)).toMatchObject({ kind: 'moved', isOtherTour: false })
  expect(move(offer, { tourId: 8, isClosed: true })).toMatchObject({ reason: 'date_closed' })
  expect(move(offer, { tourId: 8, seatsFree: 1 })).toMatchObject({ reason: 'not_enough_slots' })
  expect(move(offer, { tourId: 5 })).toEqual({ kind: 'refused', reason: 'other_tour' })
})

test('choice-gives: it is final, repeating it changes nothing, and after its end it is too late', () => {
  const chosen = { ...cancelled, chosen: { option: 'full_refund', departureId: null } } as const
  expect(decide(chosen)).toEqual({ kind: 'unchanged' })
  expect(move(chosen)).toEqual({ kind: 'refused', reason: 'choice_made' })
  const onSecond = { ...cancelled, chosen: { option: 'another_date', departureId: 2 } } as const
  expect(move(onSecond)).toEqual({ kind: 'unchanged' })
  expect(move(onSecond, { id: 3 })).toEqual({ kind: 'refused', reason: 'choice_made' })
  const end = at('12:00', '2026-12-19')
  expect(decide(cancelled, undefined, new Date(end.getTime() - 1))).toMatchObject({ kind: 'refunded' })
  expect(decide(cancelled, undefined, end)).toEqual({ kind: 'refused', reason: 'choice_over' })
})

test('choice-options: a free booking can only change its date, and a disputed payment waits for the bank', () => {
  const free = aChangeableBooking({
    places: spreadTotalOverPlaces(pricePlaces(couple, prices), 0, 'agreed'),
    ledger: aLedger([]),
  })
  expect(decide(cancelled, free)).toMatchObject({ reason: 'option_not_offered' })
  expect(move(cancelled, {}, free)).toMatchObject({ kind: 'moved', after: { totalCents: 0 } })
  const disputed = aChangeableBooking({
    ledger: aLedger([payment(358_00), { kind: 'dispute', paymentId: 'first', cents: 358_00 }], {
      disputed: ['first'],
    }),
  })
  expect(decide(cancelled, disputed)).toMatchObject({ reason: 'option_not_offered' })
  expect(move(cancelled, {}, disputed)).toMatchObject({ after: { totalCents: 358_00 }, returns: [] })
})

test('lights-guarantee: the return trip is free, for the whole party, on an open date up to its last day', () => {
  expect(move(dark)).toEqual({ kind: 'return_trip', departureId: 2, places: returnTripPlaces(couple) })
  expect(move(dark, { day: '2027-04-15' })).toMatchObject({ kind: 'return_trip' })
  expect(move(dark, { day: '2027-04-16' })).toMatchObject({ reason: 'after_return_trip_end' })
  expect(move(dark, { isClosed: true })).toMatchObject({ reason: 'date_closed' })
})

test('choice-ends: no reply means a refund after a cancelled departure; after a merge the guest comes', () => {
  const end = at('12:00', '2026-12-19')
  const booking = aChangeableBooking()
  expect(decideExpiredChoice(cancelled, booking, end)).toMatchObject({
    kind: 'refunded',
    returns: [{ cents: 358_00 }],
  })
  expect(decideExpiredChoice(cancelled, booking, new Date(end.getTime() - 1))).toEqual({ kind: 'unchanged' })
  expect(decideExpiredChoice(merged, booking, end)).toEqual({ kind: 'kept' })
  expect(decideExpiredChoice(dark, booking, end)).toEqual({ kind: 'unchanged' })
  const stay = { option: 'another_date', to: aChangeableDeparture({ seatsFree: 0 }) } as const
  const who = { booking, departure: aChangeableDeparture(), actor: 'guest' } as const
  expect(decideChoice(merged, stay, who, early)).toEqual({ kind: 'kept' })
})
