import { GET, generateStaticParams } from '@/app/nights/[file]/route'
import { GET as getHeights } from '@/app/nights/heights/[file]/route'
import { computeMonthNights } from '@/app/nights/compute-month-nights'
import { headerRules } from '@/lib/server/request/header-rules'

const request = new Request('http://localhost/nights/2026-12.json')
const december = { params: Promise.resolve({ file: '2026-12.json' }) }

test('a month has an entry for each of its days, with nothing beyond what the contract promises', async () => {
  const { days } = await (await GET(request, december)).json()
  expect(days).toHaveLength(31)
  expect(days[20]).toEqual({
    date: '2026-12-21',
    sunrise: '2026-12-21T09:07:45.000Z',
    sunset: '2026-12-21T11:22:28.000Z',
    civilDusk: '2026-12-21T13:13:46.000Z',
    civilDawn: '2026-12-22T07:16:56.000Z',
    nauticalDusk: '2026-12-21T14:33:37.000Z',
    nauticalDawn: '2026-12-22T05:57:05.000Z',
    astronomicalDusk: '2026-12-21T15:40:08.000Z',
    astronomicalDawn: '2026-12-22T04:50:34.000Z',
    moonrise: null,
    moonset: null,
    moonShare: 0.922,
    moonPhase: 'waxing gibbous',
    dark: { '1': 9, '2': null, '4': 0, '5': 0, '8': 2 },
  })
})

test('on the two nights of the clock change a tour has the dark hours that pass', () => {
  const darkOn = (day: string) =>
    computeMonthNights(day.slice(0, 7)).days.find(({ date }) => date === day)?.dark['1']
  expect(darkOn('2026-10-24')).toBe(10)
  expect(darkOn('2027-03-27')).toBeCloseTo(6.75, 1)
})

test('sun and moon have a height for each hour from noon to noon', async () => {
  const { days } = await (await getHeights(request, december)).json()
  expect(days).toHaveLength(31)
  expect(days[20]).toEqual({ date: '2026-12-21', sun: expect.any(Array), moon: expect.any(Array) })
  expect(days[20].moon).toHaveLength(25)
})

test('three years are published, starting with the current one', () => {
  const files = generateStaticParams().map(({ file }) => file)
  const year = new Date().getFullYear()
  expect(files).toHaveLength(36)
  expect([files.at(0), files.at(-1)]).toEqual([`${year}-01.json`, `${year + 2}-12.json`])
})

test('browsers cache a month for an hour or longer', () => {
  const rule = headerRules().find(({ source }) => source === '/nights/:file*')
  const [, seconds] = /max-age=(\d+)/.exec(rule?.headers[0]?.value ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(3600)
})
