import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { decideChange } from '@/lib/booking/changes/change'
import { type WantedChange, previewFingerprint } from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { dueCents } from '@/lib/booking/ledger'
import { type Party } from '@/lib/booking/party'
import { returnTripPlaces, sellPlaces, shareTotal } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anotherDeparture,
  anUnpaidBooking,
  early,
  payment,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const guest: OnBehalf = { actor: 'guest' }
const operator: OnBehalf = { actor: 'operator', by: 'guest' }
const us: OnBehalf = { actor: 'operator', by: 'us' }
const dearer = { adultCents: 199_00, childCents: 149_00 }
const cheaper = { adultCents: 159_00, childCents: 99_00 }
const cutOff = at('20:00', '2026-12-11')

type Case = {
  readonly booking?: ChangeableBooking
  readonly departure?: ChangeableDeparture
  readonly asking?: OnBehalf
  readonly now?: Date
}

function decide(wanted: WantedChange, some: Case = {}) {
  const { booking = aChangeableBooking(), departure = aChangeableDeparture() } = some
  const { asking = guest, now = early } = some
  return decideChange({ booking, departure, wanted, asking }, now)
}

function toParty(adults: number, children = 0): WantedChange {
  return { kind: 'party', party: { adults, children } }
}

function moveTo(to: Partial<ChangeableDeparture> = {}): WantedChange {
  return { kind: 'move', to: anotherDeparture(to) }
}

/** A couple, plus a third guest added later at another price and paid separately. */
function grownBooking(addedCents: number, overrides: Partial<ChangeableBooking> = {}) {
  const added = { band: 'adults', count: 1, eachCents: addedCents, basis: 'departure' } as const
  return aChangeableBooking({
    places: [...sellPlaces(couple, prices), added],
    ledger: aLedger([payment(358_00), payment(addedCents, 'card', 'second')]),
    ...overrides,
  })
}

test('guest-changes: a guest changes party and date until the cut-off, details until the start', () => {
  const before = new Date(cutOff.getTime() - 1)
  for (const wanted of [toParty(1), toParty(3), moveTo()]) {
    expect(decide(wanted, { now: before }).kind).toMatch(/applied|held/)
    expect(decide(wanted, { now: cutOff })).toEqual({ kind: 'refused', reason: 'too_late' })
  }
  const justBefore = new Date(at('20:00').getTime() - 1)
  expect(decide({ kind: 'details' }, { now: justBefore })).toMatchObject({ kind: 'applied', returns: [] })
  expect(decide({ kind: 'details' }, { now: at('20:00') })).toMatchObject({ reason: 'already_started' })
})

test('guest-changes: elapsed hours count, also on the 23-hour day', () => {
  const startsAt = new Date('2027-03-28T10:00:00+03:00')
  const departure = aChangeableDeparture({ startsAt, closesAt: startsAt, day: '2027-03-28' })
  const last = new Date('2027-03-27T08:59:59+02:00')
  expect(decide(toParty(1), { departure, now: last })).toMatchObject({ kind: 'applied' })
  const first = new Date('2027-03-27T09:00:00+02:00')
  expect(decide(toParty(1), { departure, now: first })).toMatchObject({ reason: 'too_late' })
})

test('guest-changes: if we changed the start, the later cut-off counts', () => {
  const departure = aChangeableDeparture({ startsAt: at('17:30') })
  const now = at('18:00', '2026-12-11')
  expect(decide(toParty(1), { departure, now })).toMatchObject({ reason: 'too_late' })
  const booking = aChangeableBooking({ latestStartsAt: at('20:00') })
  expect(decide(toParty(1), { booking, departure, now })).toMatchObject({ kind: 'applied' })
})

test('guest-changes: at least one adult stays', () => {
  expect(decide(toParty(0, 2))).toEqual({ kind: 'refused', reason: 'no_adult' })
})

test('guest-changes: a request by e-mail counts from when it was made, never before the booking or in the future', () => {
  const asOf = (asked: Date): Case => ({ asking: { ...operator, asOf: asked }, now: at('10:00') })
  expect(decide({ kind: 'cancel' }, asOf(at('19:50', '2026-12-11')))).toMatchObject({
    returns: [{ cents: 358_00 }],
  })
  expect(decide({ kind: 'cancel' }, asOf(at('20:10', '2026-12-11')))).toMatchObject({ returns: [] })
  const outOfRange = { kind: 'refused', reason: 'as_of_out_of_range' }
  expect(decide({ kind: 'cancel' }, asOf(at('19:50', '2025-12-11')))).toEqual(outOfRange)
  expect(decide({ kind: 'cancel' }, asOf(at('10:01')))).toEqual(outOfRange)
})

test('guest-changes: a change by us has no cut-off, but is impossible after the start', () => {
  expect(decide(toParty(1), { asking: us, now: at('19:59') })).toMatchObject({ kind: 'applied' })
  expect(decide(toParty(1), { asking: us, now: at('20:00') })).toMatchObject({ reason: 'already_started' })
})

test('guest-changes: while a change by us can be undone, the page accepts none', () => {
  const booking = aChangeableBooking({ isUnderChangeByUs: true })
  expect(decide({ kind: 'details' }, { booking })).toMatchObject({ reason: 'change_by_us_under_way' })
  expect(decide(toParty(1), { booking, asking: operator })).toMatchObject({ kind: 'applied' })
})

test('place-price: remaining guests keep their price; the last place added leaves first, newest payment first', () => {
  expect(decide(toParty(2), { booking: grownBooking(199_00) })).toMatchObject({
    kind: 'applied',
    after: { totalCents: 358_00, places: sellPlaces(couple, prices) },
    returns: [{ paymentId: 'second', cents: 199_00, by: 'provider' }],
  })
  expect(decide(toParty(1), { booking: grownBooking(199_00) })).toMatchObject({
    after: { totalCents: 179_00 },
    returns: [
      { paymentId: 'second', cents: 199_00 },
      { paymentId: 'first', cents: 179_00 },
    ],
  })
})

test('place-price: a child that becomes an adult costs the difference, in one direction and without a seat', () => {
  const places = sellPlaces({ adults: 2, children: 1 }, prices)
  const booking = aChangeableBooking({ places })
  const full = aChangeableDeparture({ seatsFree: 0 })
  expect(decide(toParty(3), { booking, departure: full })).toMatchObject({
    kind: 'held',
    quoted: { payCents: 50_00, seats: 0, totalCents: 537_00 },
  })
  const cheap = { ...full, prices: cheaper }
  expect(decide(toParty(1, 1), { departure: cheap })).toMatchObject({
    kind: 'applied',
    after: { totalCents: 278_00 },
    returns: [{ cents: 80_00 }],
  })
})

test('change-money: added guests pay the current price and are held for 35 minutes; unpaid, nothing changes', () => {
  const departure = aChangeableDeparture({ prices: dearer })
  const decision = decide(toParty(3), { departure })
  expect(decision).toEqual({
    kind: 'held',
    until: at('12:35', '2026-12-05'),
    returns: [],
    endsOpenChange: false,
    quoted: {
      departureId: 1,
      places: [...sellPlaces(couple, prices), ...sellPlaces({ adults: 1, children: 0 }, dearer)],
      totalCents: 557_00,
      payCents: 199_00,
      payBy: 'card',
      seats: 1,
    },
  })
})

test('move-price: a move prices the whole party at the new departure’s prices', () => {
  expect(decide(moveTo({ prices: dearer }))).toMatchObject({
    kind: 'held',
    quoted: { departureId: 2, payCents: 40_00, seats: 2, totalCents: 398_00 },
  })
  expect(decide(moveTo({ prices: cheaper }))).toMatchObject({
    kind: 'applied',
    after: { departureId: 2, totalCents: 318_00 },
    returns: [{ cents: 40_00 }],
  })
  expect(decide(moveTo())).toMatchObject({ kind: 'applied', returns: [], corrections: [] })
  expect(decide(moveTo({ tourId: 8 }))).toEqual({ kind: 'refused', reason: 'other_tour' })
})

test('move-price: a move to within the policy’s hours is allowed, and makes the booking non-refundable', () => {
  const to = { startsAt: at('20:00', '2026-12-06'), closesAt: at('18:00', '2026-12-06'), day: '2026-12-06' }
  const now = at('21:00', '2026-12-05')
  expect(decide(moveTo(to), { now })).toMatchObject({ kind: 'applied' })
  const booking = aChangeableBooking({ departureId: 2 })
  const departure = anotherDeparture(to)
  expect(decide({ kind: 'cancel' }, { booking, departure, now })).toMatchObject({ returns: [] })
})

test('agreed-total: it survives a move, and added guests pay the departure’s price', () => {
  const places = shareTotal(sellPlaces(couple, prices), 300_01, 'agreed')
  const booking = aChangeableBooking({ places })
  expect(decide(moveTo({ prices: dearer }), { booking })).toMatchObject({
    kind: 'applied',
    after: { totalCents: 300_01 },
  })
  expect(decide(toParty(3), { booking })).toMatchObject({ quoted: { payCents: 179_00, totalCents: 479_01 } })
  expect(decide(toParty(1), { booking })).toMatchObject({ after: { totalCents: 150_01 } })
})

test('agreed-total: only the operator can change it, and it is settled like any change', () => {
  const agree = (totalCents: number): WantedChange => ({ kind: 'agree', totalCents })
  expect(decide(agree(300_00))).toMatchObject({ reason: 'operator_only' })
  expect(decide(agree(300_00), { asking: operator })).toMatchObject({ returns: [{ cents: 58_00 }] })
  expect(decide(agree(400_00), { asking: operator })).toMatchObject({ quoted: { payCents: 42_00, seats: 0 } })
  expect(decide(agree(0), { asking: operator, booking: anUnpaidBooking() })).toMatchObject({
    after: { state: 'confirmed', totalCents: 0 },
  })
  expect(decide(agree(1.5), { asking: operator })).toMatchObject({ reason: 'no_amount' })
  const agreed = aChangeableBooking({ places: shareTotal(sellPlaces(couple, prices), 300_00, 'agreed') })
  expect(decide(agree(300_00), { asking: operator, booking: agreed })).toEqual({ kind: 'unchanged' })
})

test('return-trip: it stays free, has a last day, and refunds only what added guests paid', () => {
  const owed = returnTripPlaces(couple)
  const trip = { places: owed, returnTripUntil: '2026-12-14', ledger: aLedger([]) }
  const booking = aChangeableBooking(trip)
  expect(decide(moveTo({ prices: dearer }), { booking })).toMatchObject({ after: { totalCents: 0 } })
  expect(decide(moveTo({ day: '2026-12-15' }), { booking })).toMatchObject({
    reason: 'after_return_trip_end',
  })
  expect(decide(toParty(3), { booking })).toMatchObject({ quoted: { payCents: 179_00 } })
  const joined = aChangeableBooking({
    ...trip,
    places: [...owed, ...sellPlaces({ adults: 1, children: 0 }, prices)],
    ledger: aLedger([payment(179_00)]),
  })
  expect(decide({ kind: 'cancel' }, { booking: joined })).toMatchObject({
    reopensFirstChoice: true,
    returns: [{ cents: 179_00 }],
  })
  expect(decide({ kind: 'cancel' }, { booking: joined, now: cutOff })).toMatchObject({
    reopensFirstChoice: false,
    returns: [],
  })
  expect(decide({ kind: 'cancel' }, { booking: joined, now: cutOff, asking: us })).toMatchObject({
    reopensFirstChoice: true,
    returns: [{ cents: 179_00 }],
  })
})

test('new-seats: they follow the rules of a new booking; fewer guests or leaving a date do not', () => {
  const closed = aChangeableDeparture({ isClosed: true })
  expect(decide(toParty(3), { departure: closed })).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(decide(toParty(1), { departure: closed })).toMatchObject({ kind: 'applied' })
  expect(decide(moveTo(), { departure: closed })).toMatchObject({ kind: 'applied' })
  expect(decide(moveTo({ isClosed: true }))).toMatchObject({ reason: 'date_closed' })
  expect(decide(moveTo({ inSeason: false }))).toMatchObject({ reason: 'date_closed' })
  expect(decide(moveTo({ seatsFree: 1 }))).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  const one = aChangeableDeparture({ seatsFree: 1 })
  expect(decide(toParty(4), { departure: one })).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(decide(toParty(3), { departure: one })).toMatchObject({ kind: 'held' })
})

test('new-seats: the operator can add guests to a closed date, but not to a cancelled or started one', () => {
  const closed = { isClosed: true }
  expect(decide(moveTo(closed), { asking: operator })).toMatchObject({ kind: 'applied' })
  const cancelled = { ...closed, cancelledAt: early }
  expect(decide(moveTo(cancelled), { asking: operator })).toMatchObject({ reason: 'date_closed' })
  expect(decide(moveTo({ startsAt: early }), { asking: operator })).toMatchObject({ reason: 'date_closed' })
})

test('new-seats: cryptocurrency is offered for them until 24 hours before the start', () => {
  const booking = aChangeableBooking({
    paymentMethod: 'crypto',
    policy: { fullRefundHoursBefore: 12 },
    ledger: aLedger([payment(358_00, 'crypto')]),
  })
  expect(decide(toParty(3), { booking, now: cutOff })).toMatchObject({ reason: 'crypto_closed' })
  expect(decide(toParty(1), { booking, now: cutOff })).toMatchObject({ kind: 'applied' })
})

test('change-holds: by cryptocurrency, and for the operator, 48 hours and never later than 6 hours before either start', () => {
  const crypto = aChangeableBooking({ paymentMethod: 'crypto' })
  expect(decide(toParty(3), { booking: crypto })).toMatchObject({ until: at('12:00', '2026-12-07') })
  expect(decide(toParty(3), { asking: operator })).toMatchObject({ until: at('12:00', '2026-12-07') })
  const thursday = at('21:00', '2026-12-10')
  expect(decide(toParty(3), { asking: operator, now: thursday })).toMatchObject({ until: at('14:00') })
  const move = moveTo({ prices: dearer })
  expect(decide(move, { asking: us, now: at('13:59') })).toMatchObject({ until: at('14:00') })
  expect(decide(move, { asking: us, now: at('14:00') })).toMatchObject({ reason: 'too_late_to_pay' })
  expect(decide(move, { asking: { ...us, isWaived: true }, now: at('14:00') })).toMatchObject({
    kind: 'applied',
  })
})

test('change-holds: a waived amount is not refunded when the price goes down again', () => {
  const waived = decide(moveTo({ prices: dearer }), { asking: { ...operator, isWaived: true } })
  expect(waived).toMatchObject({
    kind: 'applied',
    corrections: [{ cents: -40_00, reason: 'waived' }],
    after: { totalCents: 398_00 },
  })
  const booking = aChangeableBooking({
    departureId: 2,
    places: sellPlaces(couple, dearer),
    ledger: aLedger([
      payment(358_00),
      { kind: 'correction', cents: -40_00, reason: 'waived', paymentId: null },
    ]),
  })
  const back = decide(
    { kind: 'move', to: aChangeableDeparture({ prices: cheaper }) },
    { booking, departure: anotherDeparture({ prices: dearer }) },
  )
  expect(back).toMatchObject({
    corrections: [{ cents: 40_00, reason: 'never_paid' }],
    returns: [{ cents: 40_00 }],
  })
})

test('small-differences: an amount too small for Stripe to charge is waived', () => {
  const by = (cents: number) => ({ prices: { adultCents: prices.adultCents + cents, childCents: 0 } })
  expect(decide(moveTo(by(24)))).toMatchObject({
    kind: 'applied',
    after: { totalCents: 358_48 },
    corrections: [{ cents: -48, reason: 'below_minimum' }],
  })
  expect(decide(moveTo(by(25)))).toMatchObject({ kind: 'held', quoted: { payCents: 50 } })
})

test('one-change: a change that awaits payment is replaced, and the seats it held are free for the new one', () => {
  const booking = aChangeableBooking({ openChange: { departureId: 1, seats: 2 } })
  const departure = aChangeableDeparture({ seatsFree: 0 })
  expect(decide(toParty(4), { booking, departure })).toMatchObject({ kind: 'held', endsOpenChange: true })
  expect(decide(toParty(5), { booking, departure })).toMatchObject({
    reason: 'not_enough_slots',
    seatsFree: 2,
  })
  expect(decide(toParty(1), { booking, departure })).toMatchObject({ endsOpenChange: true })
  expect(decide({ kind: 'details' }, { booking, departure })).toMatchObject({ endsOpenChange: false })
})

test('one-change: the same change again changes nothing', () => {
  expect(decide(toParty(2))).toEqual({ kind: 'unchanged' })
  expect(decide({ kind: 'move', to: aChangeableDeparture() })).toEqual({ kind: 'unchanged' })
  const cancelled = aChangeableBooking({ state: 'cancelled' })
  expect(decide({ kind: 'cancel' }, { booking: cancelled })).toEqual({ kind: 'unchanged' })
})

test('refund-order: newest payment first, and staff return coins', () => {
  const ledger = aLedger([payment(358_00, 'crypto'), payment(179_00, 'card', 'second')])
  expect(decide(toParty(1), { booking: grownBooking(179_00, { ledger }) })).toMatchObject({
    returns: [
      { paymentId: 'second', cents: 179_00, by: 'provider' },
      { paymentId: 'first', cents: 179_00, by: 'hand' },
    ],
  })
})

test('refund-asked: a refund under way counts as made', () => {
  const ledger = aLedger([payment(358_00)], { asked: [{ paymentId: 'first', cents: 179_00 }] })
  const booking = aChangeableBooking({ places: sellPlaces({ adults: 1, children: 0 }, prices), ledger })
  expect(decide({ kind: 'cancel' }, { booking })).toMatchObject({ returns: [{ cents: 179_00 }] })
})

test('goodwill-refund: later refunds are at most what is left, and the balance is zero again', () => {
  const ledger = aLedger([
    payment(358_00),
    { kind: 'refund', paymentId: 'first', cents: 250_00 },
    { kind: 'correction', cents: -250_00, reason: 'goodwill', paymentId: null },
  ])
  const booking = aChangeableBooking({ ledger })
  expect(decide(toParty(1), { booking })).toMatchObject({
    returns: [{ cents: 108_00 }],
    corrections: [{ cents: 71_00, reason: 'returned_before' }],
  })
  expect(decide({ kind: 'cancel' }, { booking })).toMatchObject({
    after: { totalCents: 0 },
    returns: [{ cents: 108_00 }],
    corrections: [{ cents: 250_00, reason: 'settled' }],
  })
  const late = decide({ kind: 'cancel' }, { booking, now: cutOff })
  expect(late).toMatchObject({ after: { totalCents: 108_00 }, returns: [] })
  const settled = { kind: 'correction', cents: 250_00, reason: 'settled', paymentId: null } as const
  expect(dueCents(108_00, [...ledger.movements, settled])).toBe(0)
})

test('unpaid-changes: before payment a change is immediate, with a new total and the same deadline', () => {
  const booking = anUnpaidBooking()
  expect(decide(toParty(4), { booking })).toMatchObject({
    kind: 'applied',
    after: { state: 'awaiting_payment', totalCents: 716_00, expiresAt: booking.expiresAt },
    returns: [],
  })
  const soon = { startsAt: at('16:00', '2026-12-06'), closesAt: at('15:00', '2026-12-06') }
  expect(decide(moveTo(soon), { booking })).toMatchObject({
    after: { expiresAt: at('10:00', '2026-12-06') },
  })
  const tooSoon = { startsAt: at('18:00', '2026-12-05'), closesAt: at('17:00', '2026-12-05') }
  expect(decide(moveTo(tooSoon), { booking })).toMatchObject({ reason: 'crypto_closed' })
  const asking = { actor: 'operator', by: 'guest' } as const
  expect(decide(moveTo(tooSoon), { booking, asking })).toMatchObject({ reason: 'too_late_to_pay' })
})

test('unpaid-changes: a payment link keeps its deadline too, unless the sale of the date ends sooner', () => {
  const booking = anUnpaidBooking({ paymentMethod: 'card' })
  expect(decide(moveTo({}), { booking })).toMatchObject({ after: { expiresAt: booking.expiresAt } })
  const soon = { startsAt: at('12:00', '2026-12-06'), closesAt: at('11:00', '2026-12-06') }
  expect(decide(moveTo(soon), { booking })).toMatchObject({
    after: { state: 'awaiting_payment', expiresAt: at('11:00', '2026-12-06') },
  })
})

test('unpaid-changes: a part payment counts, and any excess is refunded', () => {
  const booking = anUnpaidBooking({ ledger: aLedger([payment(200_00, 'crypto')]) })
  expect(decide(toParty(1), { booking })).toMatchObject({
    after: { state: 'confirmed', totalCents: 179_00, expiresAt: null },
    returns: [{ cents: 21_00, by: 'hand' }],
  })
  expect(decide({ kind: 'cancel' }, { booking })).toMatchObject({ returns: [{ cents: 200_00, by: 'hand' }] })
})

test('unpaid-changes: an amount waived before payment is not waived twice', () => {
  const waived = { kind: 'correction', cents: -179_00, reason: 'waived', paymentId: null } as const
  const three = sellPlaces({ adults: 3, children: 0 }, prices)
  const booking = anUnpaidBooking({ places: three, ledger: aLedger([waived]) })
  expect(decide(toParty(2), { booking })).toMatchObject({
    after: { state: 'awaiting_payment', totalCents: 358_00 },
    corrections: [{ cents: 179_00, reason: 'never_paid' }],
  })
})

test('unpaid-changes: a first hold by card can only be paid or cancelled, and a debit under way cannot change', () => {
  const hold = anUnpaidBooking({ state: 'hold', paymentMethod: 'card' })
  expect(decide(toParty(1), { booking: hold })).toMatchObject({ reason: 'not_confirmed' })
  expect(decide({ kind: 'cancel' }, { booking: hold })).toMatchObject({ kind: 'applied', returns: [] })
  const debit = anUnpaidBooking({ paymentMethod: 'card', isDebitUnderWay: true })
  expect(decide(toParty(1), { booking: debit })).toMatchObject({ reason: 'debit_under_way' })
  const lapsed = anUnpaidBooking({ expiresAt: early })
  expect(decide(toParty(1), { booking: lapsed })).toMatchObject({ reason: 'not_live' })
})

test('disputed-payment: only details can change; a cancellation refunds nothing that the bank has taken', () => {
  const ledger = aLedger([payment(358_00), { kind: 'dispute', paymentId: 'first', cents: 358_00 }], {
    disputed: ['first'],
  })
  const booking = aChangeableBooking({ ledger })
  expect(decide(toParty(1), { booking })).toMatchObject({ reason: 'disputed' })
  expect(decide(moveTo(), { booking })).toMatchObject({ reason: 'disputed' })
  expect(decide({ kind: 'details' }, { booking })).toMatchObject({ kind: 'applied' })
  for (const asking of [guest, us])
    expect(decide({ kind: 'cancel' }, { booking, asking })).toMatchObject({
      after: { state: 'cancelled', totalCents: 0 },
      returns: [],
    })
  expect(decide({ kind: 'cancel' }, { booking, now: cutOff })).toMatchObject({
    after: { totalCents: 358_00 },
  })
})

test('weather-cancellation: for one booking everything left is refunded immediately, even after the start', () => {
  const decision = decide({ kind: 'cancel' }, { asking: us, now: at('21:00') })
  expect(decision).toMatchObject({ after: { totalCents: 0 }, returns: [{ cents: 358_00 }] })
  expect(decide({ kind: 'cancel' }, { now: at('20:00') })).toMatchObject({ reason: 'already_started' })
})

test('choice-gives: an open choice replaces other changes; after a merge there is no cut-off meanwhile', () => {
  const open = (choice: ChangeableBooking['choice']) => ({
    booking: aChangeableBooking({ choice }),
    now: cutOff,
  })
  expect(decide({ kind: 'cancel' }, open('departure_cancelled'))).toMatchObject({ reason: 'choice_open' })
  expect(decide(toParty(1), open('lights_not_seen'))).toMatchObject({ reason: 'choice_open' })
  expect(decide(moveTo(), open('merged'))).toMatchObject({ reason: 'choice_open' })
  expect(decide(toParty(1), open('merged'))).toMatchObject({ returns: [{ cents: 179_00 }] })
  expect(decide({ kind: 'cancel' }, open('time_changed'))).toMatchObject({
    closesChoice: true,
    returns: [{ cents: 358_00 }],
  })
})

test('preview-first: a different price or party needs a new preview, a later time does not', () => {
  const party = (wished: Party) => ({ kind: 'party', party: wished }) as const
  const first = previewFingerprint(decide(party({ adults: 3, children: 0 })))
  const later = { now: new Date(early.getTime() + 60_000) }
  expect(previewFingerprint(decide(party({ adults: 3, children: 0 }), later))).toBe(first)
  const dear = { departure: aChangeableDeparture({ prices: dearer }) }
  expect(previewFingerprint(decide(party({ adults: 3, children: 0 }), dear))).not.toBe(first)
  expect(previewFingerprint(decide(party({ adults: 1, children: 0 })))).not.toBe(first)
  expect(previewFingerprint(decide(party({ adults: 9, children: 0 })))).toContain('not_enough_slots')
})
