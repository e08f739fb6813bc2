import { latestDepartureEnd } from '@/lib/booking/seats/latest-departure-end'
import { at } from '@/tests/support/builders'

const evening = { start: '20:00', end: '05:00' }
const daytime = { start: '10:00', end: '14:00' }
const nextDay = '2026-12-13'

test.each([
  ['on its day', at('10:00'), daytime, at('14:00')],
  ['on the following day', at('20:00'), evening, at('05:00', nextDay)],
  ['earlier, if it starts earlier', at('19:30'), evening, at('04:30', nextDay)],
  ['later, if it starts later', at('22:00'), daytime, at('02:00', nextDay)],
  ['when the guest agreed', at('10:00'), { ...daytime, end: null }, null],
])('time-change: a tour ends %s', (_, startsAt, times, end) => {
  expect(latestDepartureEnd({ day: '2026-12-12', startsAt }, times)).toEqual(end)
})

test('a tour in the night when the clocks go forward ends by the new time', () => {
  const startsAt = new Date('2027-03-27T20:00:00+02:00')
  expect(latestDepartureEnd({ day: '2027-03-27', startsAt }, evening)).toEqual(
    new Date('2027-03-28T05:00:00+03:00'),
  )
})
