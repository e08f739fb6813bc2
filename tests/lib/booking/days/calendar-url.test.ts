import { calendarUrl } from '@/lib/booking/days/calendar-url'

const TOUR = 'https://lumi.example.com/ice-fishing'
const party = { adults: 2, children: 1 }

test('a link to the calendar opens on a day with its party, or as it is', () => {
  expect(calendarUrl(TOUR, { ...party, day: '2026-12-24' })).toBe(
    `${TOUR}?date=2026-12-24&adults=2&children=1#booking`,
  )
  expect(calendarUrl(TOUR, { ...party, day: undefined })).toBe(`${TOUR}#booking`)
  expect(calendarUrl(TOUR)).toBe(`${TOUR}#booking`)
})
