import { addDays } from '@/lib/calendar/day'
import { findDarkestEvenings } from '@/lib/night/find-darkest-evenings'
import { listSkies } from '@/lib/night/season-nights'
import { tourSpan } from '@/lib/night/time-span'

const eveningOf = (day: string) => ({ day, span: tourSpan(day, '20:00', '05:00') })
const darkestOf = (days: readonly string[], skies = skiesOf(days)) =>
  findDarkestEvenings(days.map(eveningOf), skies)
const skiesOf = (days: readonly string[]) =>
  listSkies(addDays(days[0] ?? '', -1), addDays(days.at(-1) ?? '', 3))

test('among nights that are dark throughout, the one with the least moonlight is the darkest', () => {
  // Full moon on 24 December, last quarter on 30 December.
  expect(darkestOf(['2026-12-27', '2026-12-29', '2027-01-02'])).toEqual(['2027-01-02'])
})

test('hours of darkness take precedence over the moon', () => {
  // New moon on 7 April 2027, but the nights are lighter by then.
  expect(darkestOf(['2027-03-22', '2027-04-07'])).toEqual(['2027-03-22'])
})

test('a single evening, evenings without darkness and unknown skies are not compared', () => {
  expect(darkestOf(['2026-12-29'])).toEqual([])
  expect(darkestOf([], [])).toEqual([])
  expect(darkestOf(['2027-06-10', '2027-06-11'])).toEqual([])
  expect(darkestOf(['2026-12-29', '2026-12-30'], [])).toEqual([])
})
