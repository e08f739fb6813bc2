import { type Requester } from '@/lib/booking/changes/requester'
import { decideChange } from '@/lib/booking/changes/change'
import { type DesiredChange } from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { pricePlaces, spreadTotalOverPlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anotherDeparture,
  anUnpaidBooking,
  cutOff,
  early,
  guest,
  operator,
  payment,
  start,
  us,
} from '@/tests/support/a-changeable-booking'
import { at, couple, justBefore, prices } from '@/tests/support/builders'

type Case = {
  readonly booking?: ChangeableBooking
  readonly departure?: ChangeableDeparture
  readonly asking?: Requester
  readonly now?: Date
}

function decide(wanted: DesiredChange, some: Case = {}) {
  const { booking = aChangeableBooking(), departure = aChangeableDeparture() } = some
  const { asking = guest, now = early } = some
  return decideChange({ booking, departure, wanted, asking }, now)
}

function toParty(adults: number, children = 0): DesiredChange {
  return { kind: 'party', party: { adults, children } }
}

function agree(totalCents: number): DesiredChange {
  return { kind: 'agree', totalCents }
}

const move: DesiredChange = { kind: 'move', to: anotherDeparture() }
const cancel: DesiredChange = { kind: 'cancel' }
const details: DesiredChange = { kind: 'details' }
const address: DesiredChange = { kind: 'address' }

test('guest-changes: a guest changes party and date until the cut-off, details until the start', () => {
  for (const wanted of [toParty(1), toParty(3), move]) {
    expect(decide(wanted, { now: justBefore(cutOff) }).kind).toMatch(/applied|held/)
    expect(decide(wanted, { now: cutOff })).toEqual({ kind: 'refused', reason: 'too_late' })
  }
  for (const wanted of [details, address]) {
    expect(decide(wanted, { now: justBefore(start) })).toMatchObject({ kind: 'applied', returns: [] })
    expect(decide(wanted, { now: start })).toEqual({ kind: 'refused', reason: 'already_started' })
    expect(decide(wanted, { now: start, asking: operator })).toMatchObject({ kind: 'applied' })
  }
})

test('guest-changes: if we changed the start, the later cut-off counts', () => {
  const departure = aChangeableDeparture({ startsAt: at('17:30') })
  const now = at('18:00', '2026-12-11')
  expect(decide(toParty(1), { departure, now })).toMatchObject({ reason: 'too_late' })
  const booking = aChangeableBooking({ latestStartsAt: start })
  expect(decide(toParty(1), { booking, departure, now })).toMatchObject({ kind: 'applied' })
})

test('guest-changes: a request by e-mail counts from when it was made', () => {
  const asOf = (asked: Date): Case => ({ asking: { ...operator, asOf: asked }, now: at('10:00') })
  for (const wanted of [toParty(1), cancel])
    expect(decide(wanted, asOf(justBefore(cutOff)))).toMatchObject({ kind: 'applied' })
  expect(decide(toParty(1), asOf(cutOff))).toMatchObject({ reason: 'too_late' })
  expect(decide(cancel, asOf(cutOff))).toMatchObject({ returns: [] })
  expect(decide(cancel, asOf(at('10:01')))).toEqual({ kind: 'refused', reason: 'as_of_out_of_range' })
})

test('guest-changes: a change by us has no cut-off, but is impossible after the start', () => {
  expect(decide(toParty(1), { asking: us, now: justBefore(start) })).toMatchObject({ kind: 'applied' })
  expect(decide(toParty(1), { asking: us, now: start })).toMatchObject({ reason: 'already_started' })
  const late = { asking: { ...operator, asOf: early }, now: start }
  expect(decide(toParty(1), late)).toMatchObject({ reason: 'already_started' })
})

test('guest-changes: while a change by us can be undone, the page accepts none', () => {
  const booking = aChangeableBooking({ isUnderChangeByUs: true })
  for (const wanted of [details, toParty(1), cancel])
    expect(decide(wanted, { booking })).toMatchObject({ reason: 'change_by_us_under_way' })
  expect(decide(toParty(1), { booking, asking: operator })).toMatchObject({ kind: 'applied' })
})

test('agreed-total: only the operator can change it, and it is settled like any change', () => {
  expect(decide(agree(300_00))).toMatchObject({ reason: 'operator_only' })
  expect(decide(agree(300_00), { asking: operator })).toMatchObject({ returns: [{ cents: 58_00 }] })
  expect(decide(agree(400_00), { asking: operator })).toMatchObject({ quoted: { payCents: 42_00, seats: 0 } })
  expect(decide(agree(0), { asking: operator, booking: anUnpaidBooking() })).toMatchObject({
    after: { state: 'confirmed', totalCents: 0 },
  })
  for (const cents of [1.5, -1, Number.NaN])
    expect(decide(agree(cents), { asking: operator })).toEqual({ kind: 'refused', reason: 'no_amount' })
  const places = spreadTotalOverPlaces(pricePlaces(couple, prices), 300_00, 'agreed')
  const some = { asking: operator, booking: aChangeableBooking({ places }) }
  expect(decide(agree(300_00), some)).toEqual({ kind: 'unchanged' })
  expect(decide(agree(300_01), some).kind).not.toBe('unchanged')
})

test('one-change: the seats held by the change that is replaced are free for the new one', () => {
  const booking = aChangeableBooking({ openChange: { departureId: 1, seats: 2 } })
  const departure = aChangeableDeparture({ seatsFree: 0 })
  expect(decide(toParty(4), { booking, departure })).toMatchObject({ kind: 'held', endsOpenChange: true })
  expect(decide(toParty(5), { booking, departure })).toMatchObject({
    reason: 'not_enough_slots',
    seatsFree: 2,
  })
  expect(decide(details, { booking, departure })).toMatchObject({ endsOpenChange: false })
  const full: DesiredChange = { kind: 'move', to: anotherDeparture({ seatsFree: 0 }) }
  const there = aChangeableBooking({ openChange: { departureId: 2, seats: 2 } })
  expect(decide(full, { booking: there })).toMatchObject({ kind: 'applied', endsOpenChange: true })
  expect(decide(full, { booking })).toMatchObject({ reason: 'not_enough_slots', seatsFree: 0 })
})

test('one-change: an ended booking can be cancelled again without effect, and nothing else', () => {
  for (const state of ['cancelled', 'refunded'] as const) {
    const booking = aChangeableBooking({ state })
    expect(decide(cancel, { booking })).toEqual({ kind: 'unchanged' })
    expect(decide(details, { booking })).toEqual({ kind: 'refused', reason: 'not_live' })
  }
})

test('unpaid-changes: a first hold by card can only be paid or cancelled, and a debit under way cannot change', () => {
  const hold = anUnpaidBooking({ state: 'hold', paymentMethod: 'card' })
  expect(decide(toParty(1), { booking: hold })).toMatchObject({ reason: 'not_confirmed' })
  expect(decide(cancel, { booking: hold })).toMatchObject({ kind: 'applied', returns: [] })
  const debit = anUnpaidBooking({ paymentMethod: 'card', isDebitUnderWay: true })
  expect(decide(toParty(1), { booking: debit })).toMatchObject({ reason: 'debit_under_way' })
  const lapsed = anUnpaidBooking({ expiresAt: early })
  expect(decide(toParty(1), { booking: lapsed })).toMatchObject({ reason: 'not_live' })
})

test('disputed-payment: only details can change, and the booking be cancelled', () => {
  const ledger = aLedger([payment(358_00)], { disputed: ['first'] })
  const booking = aChangeableBooking({ ledger })
  for (const wanted of [toParty(1), move])
    expect(decide(wanted, { booking })).toEqual({ kind: 'refused', reason: 'disputed' })
  for (const wanted of [details, cancel])
    expect(decide(wanted, { booking })).toMatchObject({ kind: 'applied' })
})

const REFUSED = { kind: 'refused', reason: 'choice_open' }
const APPLIED = { kind: 'applied' }

test.each([
  ['departure_cancelled', REFUSED, REFUSED, REFUSED],
  ['lights_not_seen', REFUSED, REFUSED, REFUSED],
  ['merged', REFUSED, APPLIED, APPLIED],
  ['time_changed', REFUSED, APPLIED, APPLIED],
] as const)(
  'choice-gives: %s opens a choice, which replaces a move or every other change, and has no cut-off',
  (choice, moved, smaller, cancelled) => {
    const some = { booking: aChangeableBooking({ choice }), now: cutOff }
    expect(decide(move, some)).toMatchObject(moved)
    expect(decide(toParty(1), some)).toMatchObject(smaller)
    expect(decide(cancel, some)).toMatchObject(cancelled)
    expect(decide(details, some)).toMatchObject(APPLIED)
  },
)

test('choice-gives: a guest with an open choice can have a new address even after the start', () => {
  const some = { booking: aChangeableBooking({ choice: 'lights_not_seen' }), now: start }
  expect(decide(address, some)).toMatchObject({ kind: 'applied' })
  expect(decide(details, some)).toMatchObject({ reason: 'already_started' })
})
