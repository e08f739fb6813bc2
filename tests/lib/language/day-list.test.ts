import { listDaysBetween } from '@/lib/calendar/day'
import { formatDayList } from '@/lib/language/day-list'

test.each([
  [['2026-12-04'], 'Friday, 4 December 2026'],
  [['2026-12-04', '2026-12-05'], 'Fri 4 Dec and Sat 5 Dec 2026'],
  [listDaysBetween('2026-12-01', '2026-12-31'), 'Tue 1 Dec to Thu 31 Dec 2026 (31 dates)'],
  [
    ['2026-12-04', '2026-12-06', ...listDaysBetween('2026-12-08', '2026-12-10')],
    'Fri 4 Dec, Sun 6 Dec and Tue 8 Dec to Thu 10 Dec 2026 (5 dates)',
  ],
  [['2026-12-30', '2026-12-31', '2027-01-02'], 'Wed 30 Dec, Thu 31 Dec 2026 and Sat 2 Jan 2027'],
  [
    [...listDaysBetween('2026-12-30', '2027-01-02'), '2027-01-04'],
    'Wed 30 Dec 2026 to Sat 2 Jan and Mon 4 Jan 2027 (5 dates)',
  ],
])('%p', (days, text) => {
  expect(formatDayList(days)).toBe(text)
})
