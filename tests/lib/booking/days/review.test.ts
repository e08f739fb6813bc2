import { hasTakenTour, toReviewRefusalReason } from '@/lib/booking/days/review'
import { at } from '@/tests/support/builders'

/* Rule: reviews (docs/rules.md) */

const start = at('20:00', '2026-12-12')
const after = at('15:00', '2026-12-13')
const departure = { startsAt: start, cancelledAt: null }
const booking = {
  state: 'confirmed',
  confirmedAt: at('12:00', '2026-12-01'),
  endedAt: null,
  noShowAt: null,
} as const

test('a confirmed party has taken its tour from the start on, not a moment before', () => {
  expect(hasTakenTour(booking, departure, new Date(start.getTime() - 1))).toBe(false)
  expect(hasTakenTour(booking, departure, start)).toBe(true)
})

test.each([
  ['a no-show', { ...booking, noShowAt: start }, departure],
  ['a cancelled booking', { ...booking, state: 'cancelled', endedAt: start }, departure],
  ['a booking that was never confirmed', { ...booking, state: 'lapsed', confirmedAt: null }, departure],
  ['a cancelled departure', booking, { ...departure, cancelledAt: start }],
  [
    'a booking refunded before the start',
    { ...booking, state: 'refunded', endedAt: new Date(start.getTime() - 1) },
    departure,
  ],
] as const)('%s has taken no tour', (_, of, on) => {
  expect(hasTakenTour(of, on, after)).toBe(false)
})

test('a guest who was refunded after the start, as by the guarantee, was there', () => {
  expect(hasTakenTour({ ...booking, state: 'refunded', endedAt: start }, departure, after)).toBe(true)
})

test('only the listed reasons refuse a review', () => {
  expect(toReviewRefusalReason('insults')).toBe('insults')
  expect(toReviewRefusalReason('too critical')).toBeNull()
  expect(toReviewRefusalReason(null)).toBeNull()
})
