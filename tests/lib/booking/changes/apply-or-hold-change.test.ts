import { applyOrHoldChange, type PlannedChange } from '@/lib/booking/changes/apply-or-hold-change'
import { pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anotherDeparture,
  anUnpaidBooking,
  early,
  guest,
  operator,
  payment,
} from '@/tests/support/a-changeable-booking'
import { at, couple, prices } from '@/tests/support/builders'

const one = pricePlaces({ adults: 1, children: 0 }, prices)
const two = pricePlaces(couple, prices)
const three = pricePlaces({ adults: 3, children: 0 }, prices)

/** One more guest, unless overridden. */
function decide(overrides: Partial<PlannedChange> = {}, asking = guest, now = early) {
  const booking = aChangeableBooking()
  const from = aChangeableDeparture()
  return applyOrHoldChange({ booking, from, to: from, places: three, seats: 1, ...overrides }, asking, now)
}

test('change-money: a higher price is held for 35 minutes until it is paid; until then nothing changes', () => {
  expect(decide()).toEqual({
    kind: 'held',
    until: at('12:35', '2026-12-05'),
    returns: [],
    endsOpenChange: false,
    quoted: {
      departureId: 1,
      places: three,
      totalCents: 537_00,
      payCents: 179_00,
      payBy: 'card',
      seats: 1,
    },
  })
})

test('change-money: a lower price applies immediately', () => {
  expect(decide({ places: one, seats: 0 })).toEqual({
    kind: 'applied',
    after: { state: 'confirmed', departureId: 1, places: one, totalCents: 179_00, expiresAt: null },
    returns: [{ paymentId: 'first', cents: 179_00, by: 'provider' }],
    corrections: [],
    endsOpenChange: false,
    closesChoice: false,
    reopensFirstChoice: false,
  })
})

test('dropped-changes: a change replaces the open one, and what was paid towards that is refunded', () => {
  const arrived = [{ paymentId: 'towards', cents: 10_00 }]
  const booking = aChangeableBooking({ openChange: { departureId: 1, seats: 2, arrived } })
  const replaced = {
    endsOpenChange: true,
    returns: [{ paymentId: 'towards', cents: 10_00, by: 'hand', isOfDropped: true }],
  }
  expect(decide({ booking })).toMatchObject({ kind: 'held', ...replaced })
  expect(decide({ booking, places: two })).toMatchObject({ kind: 'applied', ...replaced })
})

test('change-holds: by cryptocurrency, and for the operator, 48 hours and never later than 6 hours before either start', () => {
  const booking = aChangeableBooking({ paymentMethod: 'crypto' })
  expect(decide({ booking })).toMatchObject({ until: at('12:00', '2026-12-07') })
  expect(decide({}, operator)).toMatchObject({ until: at('12:00', '2026-12-07') })
  expect(decide({}, operator, at('21:00', '2026-12-10'))).toMatchObject({ until: at('14:00') })
  const later = { to: anotherDeparture() }
  expect(decide(later, operator, at('13:59'))).toMatchObject({ until: at('14:00') })
  expect(decide(later, operator, at('14:00'))).toEqual({ kind: 'refused', reason: 'too_late_to_pay' })
  expect(decide(later, { ...operator, isWaived: true }, at('14:00'))).toMatchObject({ kind: 'applied' })
  const sooner = { from: anotherDeparture(), to: aChangeableDeparture() }
  expect(decide(sooner, operator, at('14:00'))).toMatchObject({ reason: 'too_late_to_pay' })
})

test('new-seats: a guest pays in cryptocurrency until 24 hours before the start, the operator’s guest for longer', () => {
  const booking = aChangeableBooking({ paymentMethod: 'crypto' })
  const end = at('20:00', '2026-12-11')
  expect(decide({ booking }, guest, new Date(end.getTime() - 1))).toMatchObject({ kind: 'held' })
  expect(decide({ booking }, guest, end)).toEqual({ kind: 'refused', reason: 'crypto_closed' })
  expect(decide({ booking }, operator, end)).toMatchObject({ kind: 'held' })
  expect(decide({ booking, places: one, seats: 0 }, guest, end)).toMatchObject({ kind: 'applied' })
})

const unpaid = anUnpaidBooking()
const byLink = anUnpaidBooking({ paymentMethod: 'card' })
const tomorrow = (start: string, close: string) =>
  anotherDeparture({ startsAt: at(start, '2026-12-06'), closesAt: at(close, '2026-12-06') })

test.each([
  ['its deadline', unpaid, {}, unpaid.expiresAt],
  [
    '6 hours before a start that needs an earlier one',
    unpaid,
    { to: tomorrow('16:00', '15:00') },
    at('10:00', '2026-12-06'),
  ],
  ['its link’s deadline', byLink, { to: anotherDeparture() }, byLink.expiresAt],
  ['the end of the sale, for a link', byLink, { to: tomorrow('12:00', '11:00') }, at('11:00', '2026-12-06')],
])(
  'unpaid-changes: before payment a change is immediate, and the total is due by %s',
  (_, booking, target, expiresAt) => {
    expect(decide({ booking, ...target })).toMatchObject({
      kind: 'applied',
      after: { state: 'awaiting_payment', totalCents: 537_00, expiresAt },
      returns: [],
    })
  },
)

test('unpaid-changes: a date so near that the total cannot be paid in time is refused', () => {
  const to = anotherDeparture({ startsAt: at('18:00', '2026-12-05'), closesAt: at('17:00', '2026-12-05') })
  expect(decide({ booking: unpaid, to })).toEqual({ kind: 'refused', reason: 'crypto_closed' })
  expect(decide({ booking: unpaid, to }, operator)).toEqual({ kind: 'refused', reason: 'too_late_to_pay' })
  const closing = anotherDeparture({ closesAt: early })
  expect(decide({ booking: byLink, to: closing }, operator)).toMatchObject({ reason: 'too_late_to_pay' })
  const fewer = { booking: unpaid, places: one, seats: 0, from: to, to: { ...to, id: 1 } }
  expect(decide({ ...fewer, from: fewer.to })).toMatchObject({ reason: 'too_late_to_pay' })
})

test.each([
  [200_00, 'confirmed', [{ paymentId: 'first', cents: 21_00, by: 'hand' }]],
  [179_00, 'confirmed', []],
  [178_99, 'awaiting_payment', []],
])(
  'unpaid-changes: of 179 €, %i cents were paid before: %s, and any excess is refunded',
  (cents, state, returns) => {
    const booking = anUnpaidBooking({ ledger: aLedger([payment(cents, 'crypto')]) })
    const expiresAt = state === 'confirmed' ? null : booking.expiresAt
    expect(decide({ booking, places: one, seats: 0 })).toMatchObject({
      after: { state, totalCents: 179_00, expiresAt },
      returns,
    })
  },
)
