import { eveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { type StayDeparture } from '@/lib/booking/stay'
import { at, prices } from '@/tests/support/builders'

const wish = { from: '2026-12-12', to: '2026-12-14', adults: 2, children: 1 }

function aTour(tourId: number, day: string, seatsFree = 8, start = '20:00'): StayDeparture {
  const startsAt = at(start, day)
  return { tourId, day, seats: 8, seatsFree, startsAt, closesAt: startsAt, prices }
}

test('no-evening: the next evening is the first after the stay with enough seats, its tours in order of start', () => {
  const departures = [
    aTour(1, '2026-12-14'),
    aTour(1, '2026-12-15', 2),
    aTour(1, '2026-12-17'),
    aTour(1, '2026-12-16', 3),
    aTour(8, '2026-12-16', 8, '17:00'),
    aTour(3, '2026-12-16', 2),
  ]
  expect(eveningsOnSale(wish, departures)).toEqual({
    next: { day: '2026-12-16', tourIds: [8, 1] },
    last: '2026-12-17',
  })
})

test('no-evening: the last evening counts even if it is full or before the stay; tours by day do not', () => {
  const byDay = aTour(4, '2026-12-20', 8, '16:59')
  expect(eveningsOnSale(wish, [aTour(1, '2026-12-19', 0), aTour(1, '2026-12-18', 0), byDay])).toEqual({
    next: null,
    last: '2026-12-19',
  })
  expect(eveningsOnSale(wish, [aTour(1, '2026-12-01'), byDay])).toEqual({ next: null, last: '2026-12-01' })
  expect(eveningsOnSale(wish, [byDay])).toEqual({ next: null, last: null })
})
