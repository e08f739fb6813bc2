import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'

const TOUR = 'https://lumi.example.com/ice-fishing'
const party = { adults: 2, children: 1 }

test('a link to the calendar opens on a day with its party, or as it is', () => {
  expect(tourCalendarUrl(TOUR, { ...party, day: '2026-12-24' })).toBe(
    `${TOUR}?date=2026-12-24&adults=2&children=1#booking`,
  )
  expect(tourCalendarUrl(TOUR, { ...party, day: undefined })).toBe(`${TOUR}#booking`)
  expect(tourCalendarUrl(TOUR)).toBe(`${TOUR}#booking`)
})
