import {
  CHOICE_CAUSES,
  choiceEndsAt,
  listChoiceOptions,
  choiceReminderTimes,
  isDateKeptByDefault,
  lastReturnTripDay,
} from '@/lib/booking/choices/choice'
import { type MoneyMovement } from '@/lib/booking/ledger'
import { aLedger, early, payment } from '@/tests/support/a-changeable-booking'
import { at } from '@/tests/support/builders'

const BOTH = ['full_refund', 'another_date']
const DATE_ALONE = ['another_date']
const refund: MoneyMovement = { kind: 'refund', paymentId: 'first', cents: 357_99 }
const lastCent: MoneyMovement = { kind: 'refund', paymentId: 'first', cents: 1 }
const paid = payment(358_00)
const second = payment(1, 'card', 'second')

test.each([
  ['with money left', BOTH, aLedger([paid])],
  ['with a cent left', BOTH, aLedger([paid, refund])],
  ['with nothing left', DATE_ALONE, aLedger([paid, refund, lastCent])],
  ['that was free', DATE_ALONE, aLedger([])],
  ['with its payment in dispute', DATE_ALONE, aLedger([paid], { disputed: ['first'] })],
  ['with one of two payments in dispute', DATE_ALONE, aLedger([paid, second], { disputed: ['second'] })],
])('choice-options: a booking %s offers %j', (_, options, ledger) => {
  expect(listChoiceOptions(ledger)).toEqual(options)
})

test('choice-ends: guests keep their tour after a merge or a new time only', () => {
  expect(CHOICE_CAUSES.filter(isDateKeptByDefault)).toEqual(['merged', 'time_changed'])
})

test.each([
  ['2026-12-12', '2028-04-15'],
  ['2027-04-15', '2028-04-15'],
  ['2027-09-15', '2029-04-15'],
])('return-trip: after a tour on %s it can be taken until %s, the end of the next season', (day, until) => {
  expect(lastReturnTripDay(day, { start: '09-15', end: '04-15' })).toBe(until)
})

test('choice-ends: 14 times 24 hours after the e-mail, and 72 hours after a new address is confirmed', () => {
  const toldAt = early
  const some = { cause: 'departure_cancelled', toldAt, provedAt: null, startsAt: at('20:00') } as const
  expect(choiceEndsAt(some)).toEqual(at('12:00', '2026-12-19'))
  const provedAt = at('13:00', '2026-12-18')
  expect(choiceEndsAt({ ...some, provedAt })).toEqual(at('13:00', '2026-12-21'))
  expect(choiceEndsAt({ ...some, provedAt: early })).toEqual(at('12:00', '2026-12-19'))
  expect(choiceEndsAt({ ...some, cause: 'lights_not_seen' })).toBeNull()
})

test('choice-ends: after a merge at most until 24 hours before the start, at least 12 hours, at most until the start', () => {
  const endOf = (startsAt: Date) => choiceEndsAt({ cause: 'merged', toldAt: early, provedAt: null, startsAt })
  expect(endOf(at('20:00', '2026-12-30'))).toEqual(at('12:00', '2026-12-19'))
  expect(endOf(at('20:00', '2026-12-12'))).toEqual(at('20:00', '2026-12-11'))
  expect(endOf(at('20:00', '2026-12-06'))).toEqual(at('00:00', '2026-12-06'))
  expect(endOf(at('20:00', '2026-12-05'))).toEqual(at('20:00', '2026-12-05'))
})

test('choice-ends: reminders are due before the end, after 3 and 10 days or after 3 and 14', () => {
  const toldAt = early
  const endsAt = at('12:00', '2026-12-19')
  expect(choiceReminderTimes('departure_cancelled', { toldAt, endsAt })).toEqual([
    at('12:00', '2026-12-08'),
    at('12:00', '2026-12-15'),
  ])
  expect(choiceReminderTimes('lights_not_seen', { toldAt, endsAt: null })).toEqual([
    at('12:00', '2026-12-08'),
    at('12:00', '2026-12-19'),
  ])
  expect(choiceReminderTimes('merged', { toldAt, endsAt: at('12:00', '2026-12-08') })).toEqual([])
})
