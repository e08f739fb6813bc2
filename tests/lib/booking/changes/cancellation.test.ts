import { decideCancellation } from '@/lib/booking/changes/cancellation'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type Requester } from '@/lib/booking/changes/requester'
import { returnTripPlaces, pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  anUnpaidBooking,
  cutOff,
  early,
  guest,
  payment,
  start,
  us,
} from '@/tests/support/a-changeable-booking'
import { at, couple, justBefore, prices } from '@/tests/support/builders'

type Case = {
  readonly departure?: ChangeableDeparture
  readonly asking?: Requester
  readonly now?: Date
}

function cancel(
  booking: ChangeableBooking,
  { departure = aChangeableDeparture(), asking = guest, now = early }: Case = {},
) {
  return decideCancellation({ booking, departure }, asking, now)
}

const paid = aChangeableBooking()
const all = { after: { state: 'cancelled', totalCents: 0, expiresAt: null }, returns: [{ cents: 358_00 }] }
const nothing = { after: { state: 'cancelled', totalCents: 358_00 }, returns: [] }

test.each([
  ['free-cancellation: in time, everything is refunded', guest, justBefore(cutOff), all],
  ['free-cancellation: from the cut-off on, nothing is', guest, cutOff, nothing],
  ['free-cancellation: nothing is until the start', guest, justBefore(start), nothing],
  ['free-cancellation: then it is too late', guest, start, { kind: 'refused', reason: 'already_started' }],
  ['weather-cancellation: by us, everything is refunded even after the start', us, at('21:00'), all],
] as const)('%s', (_, asking, now, decision) => {
  expect(cancel(paid, { asking, now })).toMatchObject(decision)
})

test('free-cancellation: a booking moved to within the policy’s hours is no longer refundable', () => {
  const departure = aChangeableDeparture({ startsAt: at('20:00', '2026-12-06') })
  expect(cancel(paid, { departure, now: at('21:00', '2026-12-05') })).toMatchObject(nothing)
})

test('free-cancellation: if we moved the start forward, the old cut-off counts', () => {
  const departure = aChangeableDeparture({ startsAt: at('17:30') })
  const moved = aChangeableBooking({ latestStartsAt: start })
  expect(cancel(moved, { departure, now: justBefore(cutOff) })).toMatchObject(all)
  expect(cancel(paid, { departure, now: justBefore(cutOff) })).toMatchObject(nothing)
})

test('choice-gives: a guest with an open choice is always in time, and the choice ends', () => {
  const choosing = aChangeableBooking({ choice: 'time_changed' })
  expect(cancel(choosing, { now: cutOff })).toMatchObject({ ...all, closesChoice: true })
  expect(cancel(paid)).toMatchObject({ closesChoice: false })
})

test('one-change: an open change ends too', () => {
  expect(cancel(aChangeableBooking({ openChange: { departureId: 1, seats: 2 } }))).toMatchObject({
    endsOpenChange: true,
  })
  expect(cancel(paid)).toMatchObject({ endsOpenChange: false })
})

test('return-trip: cancelled in time or by us it is due again, late it is used up', () => {
  const joined = aChangeableBooking({
    places: [...returnTripPlaces(couple), ...pricePlaces({ adults: 1, children: 0 }, prices)],
    ledger: aLedger([payment(179_00)]),
    returnTripUntil: '2026-12-14',
  })
  const again = { reopensFirstChoice: true, returns: [{ cents: 179_00 }] }
  expect(cancel(joined)).toMatchObject(again)
  expect(cancel(joined, { now: cutOff })).toMatchObject({ reopensFirstChoice: false, returns: [] })
  expect(cancel(joined, { now: cutOff, asking: us })).toMatchObject(again)
  expect(cancel(paid)).toMatchObject({ reopensFirstChoice: false })
})

test('unpaid-changes: part payments of an unpaid booking are refunded at any time', () => {
  const part = anUnpaidBooking({ ledger: aLedger([payment(200_00, 'crypto')]) })
  for (const now of [early, cutOff, start])
    expect(cancel(part, { now })).toMatchObject({
      after: { totalCents: 0 },
      returns: [{ cents: 200_00, by: 'hand' }],
    })
})

test('debit-under-way: a debit counts as a payment, and cancelled late it is ours when it arrives', () => {
  const debit = anUnpaidBooking({ paymentMethod: 'card', isDebitUnderWay: true })
  expect(cancel(debit)).toMatchObject({ after: { totalCents: 0 }, returns: [] })
  expect(cancel(debit, { now: cutOff })).toMatchObject({ after: { totalCents: 358_00 }, returns: [] })
  expect(cancel(debit, { now: start })).toMatchObject({ reason: 'already_started' })
})

test('disputed-payment: nothing that the bank has taken is refunded, and late we keep the claim to it', () => {
  const dispute = { kind: 'dispute', paymentId: 'first', cents: 358_00 } as const
  const disputed = aChangeableBooking({
    ledger: aLedger([payment(358_00), dispute], { disputed: ['first'] }),
  })
  for (const asking of [guest, us])
    expect(cancel(disputed, { asking })).toMatchObject({ after: { totalCents: 0 }, returns: [] })
  expect(cancel(disputed, { now: cutOff })).toMatchObject(nothing)
})
