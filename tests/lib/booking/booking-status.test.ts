import { type ChoiceCause } from '@/lib/booking/choices/choice'
import { isTourInProgress, isTourToday, toBookingStatus } from '@/lib/booking/booking-status'
import { at } from '@/tests/support/builders'

const startsAt = at('20:00')
const tour = { day: '2026-12-12', endsAt: at('05:00', '2026-12-13').toISOString() }

function standing(openChoice: ChoiceCause | null, now = at('12:00')) {
  const booking = {
    state: 'confirmed',
    expiresAt: null,
    totalCents: 358_00,
    isDebitUnderWay: false,
    hasOpenChange: false,
    openChoice,
    isUnderChangeByUs: false,
  } as const
  return toBookingStatus(booking, { startsAt }, now)
}

test('after a merge or a new start the guest comes, and may choose something else until the start', () => {
  for (const cause of ['merged', 'time_changed'] as const) {
    expect(standing(cause, at('19:59'))).toBe('may_choose')
    expect(standing(cause, startsAt)).toBe('over')
  }
})

test('after a cancelled departure or a tour without lights the guest must choose, at any time', () => {
  for (const cause of ['departure_cancelled', 'lights_not_seen'] as const)
    for (const now of [at('12:00'), at('21:00')]) expect(standing(cause, now)).toBe('choice_open')
})

test('a tour counts as today’s from midnight to its end, even after the next midnight', () => {
  expect(isTourToday('confirmed', tour, at('23:59', '2026-12-11'))).toBe(false)
  expect(isTourToday('confirmed', tour, at('00:00'))).toBe(true)
  expect(isTourToday('over', tour, at('04:59', '2026-12-13'))).toBe(true)
  expect(isTourToday('over', tour, at('05:00', '2026-12-13'))).toBe(false)
  expect(isTourToday('cancelled', tour, at('12:00'))).toBe(false)
})

test('a tour whose end is agreed with the guest runs until its day is over', () => {
  const open = { ...tour, endsAt: null }
  expect(isTourInProgress('over', open, at('23:59'))).toBe(true)
  expect(isTourInProgress('over', open, at('00:00', '2026-12-13'))).toBe(false)
})
