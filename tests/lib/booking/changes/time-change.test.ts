import { decideTimeChange } from '@/lib/booking/changes/time-change'
import {
  aChangeableBooking,
  aChangeableDeparture,
  anUnpaidBooking,
  early,
} from '@/tests/support/a-changeable-booking'
import { at } from '@/tests/support/builders'

const departure = aChangeableDeparture()
const paid = aChangeableBooking()

function decide(startsAt: Date, bookings = [paid], now = early) {
  return decideTimeChange(departure, { startsAt, bookings }, now)
}

test('time-change: the sale’s end shifts too, and every party keeps the later cut-off', () => {
  expect(decide(at('19:30'))).toEqual({
    kind: 'changed',
    closesAt: at('17:30'),
    parties: [{ booking: paid, latestStartsAt: at('20:00'), expiresAt: null, opensChoice: false }],
  })
  expect(decide(at('20:30'))).toMatchObject({ parties: [{ latestStartsAt: at('20:30') }] })
  const shifted = aChangeableBooking({ latestStartsAt: at('21:00') })
  expect(decide(at('20:30'), [shifted])).toMatchObject({ parties: [{ latestStartsAt: at('21:00') }] })
})

test('time-change: a shift of more than 2 hours opens a choice for paid bookings', () => {
  expect(decide(at('22:00'))).toMatchObject({ parties: [{ opensChoice: false }] })
  expect(decide(at('22:01'))).toMatchObject({ parties: [{ opensChoice: true }] })
  expect(decide(at('17:59'))).toMatchObject({ parties: [{ opensChoice: true }] })
  expect(decide(at('22:01'), [anUnpaidBooking()])).toMatchObject({ parties: [{ opensChoice: false }] })
})

test('time-change: not for a started or cancelled departure, nor into the past', () => {
  expect(decide(at('20:00'))).toEqual({ kind: 'unchanged' })
  expect(decide(early)).toMatchObject({ reason: 'in_the_past' })
  expect(decide(at('22:00'), [paid], at('20:00'))).toMatchObject({ reason: 'already_started' })
  const cancelled = { ...departure, cancelledAt: early }
  expect(decideTimeChange(cancelled, { startsAt: at('21:00'), bookings: [] }, early)).toMatchObject({
    reason: 'cancelled_before',
  })
})

test('crypto-due: a payment in cryptocurrency is due six hours before the new start, or else at the start', () => {
  const unpaid = aChangeableBooking({
    state: 'awaiting_payment',
    paymentMethod: 'crypto',
    expiresAt: at('14:00'),
  })
  expect(decide(at('21:00'), [unpaid])).toMatchObject({ parties: [{ expiresAt: at('14:00') }] })
  expect(decide(at('19:00'), [unpaid])).toMatchObject({ parties: [{ expiresAt: at('13:00') }] })
})

test('payment-link: a link is due by the end of the sale, or else at the start', () => {
  const unpaid = aChangeableBooking({ state: 'awaiting_payment', expiresAt: at('17:00') })
  expect(decide(at('21:00'), [unpaid])).toMatchObject({ parties: [{ expiresAt: at('17:00') }] })
  expect(decide(at('18:30'), [unpaid])).toMatchObject({ parties: [{ expiresAt: at('16:30') }] })
  const debit = { ...unpaid, isDebitUnderWay: true }
  expect(decide(at('18:30'), [debit])).toMatchObject({ parties: [{ expiresAt: at('17:00') }] })
})

test('waiting-offer: an offer ends with the sale, but a visitor at checkout keeps the hold', () => {
  const offered = aChangeableBooking({ state: 'hold', source: 'waiting_list', expiresAt: at('17:00') })
  expect(decide(at('21:00'), [offered])).toMatchObject({ parties: [{ expiresAt: at('17:00') }] })
  expect(decide(at('18:30'), [offered])).toMatchObject({ parties: [{ expiresAt: at('16:30') }] })
  const paying = aChangeableBooking({ state: 'hold', expiresAt: at('17:00') })
  expect(decide(at('18:30'), [paying])).toMatchObject({ parties: [{ expiresAt: at('17:00') }] })
})
