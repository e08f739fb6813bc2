import { tours } from '@/content/tours/all-tours'
import { helsinkiDay } from '@/lib/calendar/day'
import { addMonths, toMonth } from '@/lib/calendar/month'

/** One page of each type, named as in the table. Its script may be at most this multiple of the bare page's. */
export const BENCH_PAGES = [
  { name: 'home', path: '/', scriptLimit: 1.15 },
  { name: 'category', path: '/northern-lights-tours', scriptLimit: 1.05 },
  { name: 'tour, before its panel', path: '/northern-lights-tour', scriptLimit: 1.25 },
  { name: 'article', path: '/blog/best-time-northern-lights-lapland-2025', scriptLimit: 1.05 },
  { name: 'legal', path: '/privacy-policy', scriptLimit: 1.05 },
  { name: 'transport', path: '/transportation-customized', scriptLimit: null },
] as const

export const BARE_PAGE_PATH = '/'
export const TRIVIAL_HANDLER_PATH = '/api/trivial'
export const AVAILABILITY_PATH = '/api/availability?tourId=1'

const MONTHS = 5

/** The availability requests for all tours: all dates, as our pages request them, and single months. */
export function availabilityPaths(now: Date): readonly string[] {
  const first = toMonth(helsinkiDay(now))
  const months = Array.from({ length: MONTHS }, (_, count) => addMonths(first, count))
  const parts = ['', ...months.map((month) => `&from=${month}-01&to=${month}-28`)]
  return parts.flatMap((days) => tours.map(({ id }) => `/api/availability?tourId=${id}${days}`))
}
