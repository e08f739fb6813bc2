import fc from 'fast-check'
import { seatAvailability, type StayDeparture, listStayDays, type StayRequest } from '@/lib/booking/stay'
import { findTour, tours } from '@/content/tours/all-tours'
import { addDays, helsinkiInstant } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'

const wish: StayRequest = { from: '2026-12-29', to: '2027-01-03', adults: 2, children: 2 }
const before = helsinkiInstant('2026-12-01', '12:00')

function aDeparture(tourId: number, day: string, overrides: Partial<StayDeparture> = {}): StayDeparture {
  const tour = findTour(tourId)
  if (!tour) throw new Error(`there is no tour ${tourId}`)
  const { seatsPerDeparture: seats, times, prices } = tour
  return {
    tourId,
    day,
    seats,
    seatsFree: seats,
    startsAt: helsinkiInstant(day, times.start),
    closesAt: helsinkiInstant(day, times.bookingCloses),
    prices,
    ...overrides,
  }
}

const daysOf = (departures: readonly StayDeparture[], asked = wish, now = before) =>
  listStayDays(asked, { now, departures, tours })

test('a day lists its tours in order of start, each with the price of the whole party', () => {
  const own = { adultCents: 199_00, childCents: 149_00 }
  const [first, second] = daysOf([
    aDeparture(1, '2026-12-29', { prices: own, seatsFree: 3 }),
    aDeparture(4, '2026-12-29'),
  ])
  expect(first?.offers).toEqual([
    {
      tourId: 4,
      start: helsinkiInstant('2026-12-29', '10:00'),
      end: helsinkiInstant('2026-12-29', '14:00'),
      seats: 8,
      seatsFree: 8,
      totalCents: 436_00,
    },
    {
      tourId: 1,
      start: helsinkiInstant('2026-12-29', '20:00'),
      end: helsinkiInstant('2026-12-30', '05:00'),
      seats: 8,
      seatsFree: 3,
      totalCents: 696_00,
    },
  ])
  expect(second).toEqual({ day: '2026-12-30', offers: [], closedTourIds: [] })
})

test('the last day is offered without its evening, and a single day in full', () => {
  const departures = [aDeparture(1, wish.to), aDeparture(4, wish.to), aDeparture(8, wish.to)]
  expect(
    daysOf(departures)
      .at(-1)
      ?.offers.map(({ tourId }) => tourId),
  ).toEqual([4])
  expect(daysOf(departures, { ...wish, from: wish.to })[0]?.offers).toHaveLength(3)
})

test('days that are over are left out', () => {
  const daysAt = (day: string, time: string) =>
    daysOf([], wish, helsinkiInstant(day, time)).map(({ day }) => day)
  expect(daysAt('2027-01-02', '00:00')).toEqual(['2027-01-02', '2027-01-03'])
  expect(daysAt('2027-01-03', '23:59')).toEqual(['2027-01-03'])
  expect(daysAt('2027-01-04', '00:00')).toEqual([])
})

test.each([
  ['07:59', [4, 1], []],
  ['08:00', [1], [4]],
  ['18:00', [], [4, 1]],
])('at %s of today the tours %j can be booked, and %j no longer', (time, open, closed) => {
  const [day] = daysOf(
    [aDeparture(1, wish.from), aDeparture(4, wish.from)],
    wish,
    helsinkiInstant(wish.from, time),
  )
  expect(day?.offers.map(({ tourId }) => tourId)).toEqual(open)
  expect(day?.closedTourIds).toEqual(closed)
})

test.each([
  [8, 4, 'free'],
  [8, 3, 'too_few'],
  [8, 0, 'full'],
  [4, 4, 'free'],
  [3, 3, 'too_small'],
  [3, 0, 'too_small'],
])('of %i seats, %i free: for four guests there is room, or not, or never: %s', (seats, seatsFree, room) => {
  const [day] = daysOf([aDeparture(1, wish.from, { seats, seatsFree })])
  const [offer] = day?.offers ?? []
  expect(offer && seatAvailability(offer, wish)).toBe(room)
})

test('everything on sale is listed once, on its own day, and nothing else is', () => {
  const aDay = fc.integer({ min: -3, max: 12 }).map((ahead) => addDays('2026-12-25', ahead))
  const onSale = fc.uniqueArray(
    fc.record({ tourId: fc.constantFrom(...tours.map(({ id }) => id)), day: aDay }),
    { selector: ({ tourId, day }) => `${tourId} ${day}` },
  )
  fc.assert(
    fc.property(onSale, aDay, aDay, (asked, from, to) => {
      const departures = asked.map(({ tourId, day }) => aDeparture(tourId, day))
      const stay = daysOf(departures, { ...wish, from, to })
      const found = stay.flatMap(({ day, offers }) => offers.map(({ tourId }) => `${tourId} ${day}`))
      const wanted = departures
        .filter(
          ({ day, startsAt }) =>
            from <= day && day <= to && (day < to || from === to || !isEveningTour(startsAt)),
        )
        .map(({ tourId, day }) => `${tourId} ${day}`)
      expect(found.toSorted()).toEqual(wanted.toSorted())
      expect(new Set(stay.map(({ day }) => day)).size).toBe(stay.length)
    }),
  )
})
