import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { hoursSinceNoon } from '@/lib/night/hours-since-noon'
import { twilightByMonth, listNewMoons, listSkies } from '@/lib/night/season-nights'

test('a month has its earliest and latest dusk and dawn, by the clock', () => {
  const [march, april] = twilightByMonth(listSkies('2027-03-01', '2027-04-30'), hoursSinceNoon)
  const times = [march?.dusk.earliest, march?.dusk.latest, march?.dawn.earliest, march?.dawn.latest]
  expect(times.map((instant) => instant && helsinkiTime(instant))).toEqual([
    '19:21',
    '22:17',
    '03:49',
    '05:36',
  ])
  expect(april?.month).toBe('2027-04')
  expect(april && helsinkiDay(april.dusk.latest)).toBe('2027-04-20')
})

test('a month without a dark night is left out', () => {
  expect(twilightByMonth(listSkies('2027-06-01', '2027-06-30'), hoursSinceNoon)).toEqual([])
})

test('new moons are a month apart', () => {
  const moons = listNewMoons('2026-09-01', '2027-04-30').map(helsinkiDay)
  expect(moons).toEqual([
    '2026-09-11',
    '2026-10-10',
    '2026-11-09',
    '2026-12-09',
    '2027-01-07',
    '2027-02-06',
    '2027-03-08',
    '2027-04-07',
  ])
})

test('the clock keeps counting past midnight', () => {
  expect(hoursSinceNoon(new Date('2026-12-21T18:00:00Z'))).toBe(8)
  expect(hoursSinceNoon(new Date('2026-12-22T03:30:00Z'))).toBe(17.5)
})
