import { listShortNights } from '@/lib/booking/days/short-nights'
import { type StayTourOffer } from '@/lib/booking/stay'
import { helsinkiInstant } from '@/lib/calendar/day'
import { tourSpan } from '@/lib/night/time-span'

function anOffer(tourId: number, day: string, start: string, end: string | null): StayTourOffer {
  const hours = end === null ? { start: helsinkiInstant(day, start), end } : tourSpan(day, start, end)
  return { tourId, ...hours, seats: 8, seatsFree: 8, totalCents: 179_00 }
}

const lights = anOffer(1, '2026-12-29', '20:00', '05:00')
const family = anOffer(8, '2026-12-29', '21:00', '23:00')
const zoo = anOffer(5, '2026-12-30', '09:30', '14:30')
const snowshoes = anOffer(2, '2026-12-30', '12:59', null)
const late = anOffer(4, '2026-12-30', '13:00', '17:00')

test('tours of the morning after a tour that ends at night leave too little sleep, up to eight hours after it', () => {
  expect(listShortNights([lights, family], [zoo, snowshoes, late])).toEqual([
    { late: lights, early: [zoo, snowshoes] },
  ])
})

test('a tour by day, or one whose end is agreed with the guest, leaves enough', () => {
  expect(listShortNights([anOffer(4, '2026-12-29', '10:00', '14:00')], [zoo])).toEqual([])
  expect(listShortNights([anOffer(2, '2026-12-29', '20:00', null)], [zoo])).toEqual([])
  expect(listShortNights([lights], [late])).toEqual([])
})
