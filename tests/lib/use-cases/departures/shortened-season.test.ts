import { GET as getAvailability } from '@/app/api/availability/route'
import { isInSeason } from '@/lib/calendar/season'
import { database } from '@/lib/db/client'
import { inSeasonSql } from '@/lib/db/in-season-sql'
import { findUnpaidSeats } from '@/lib/db/unpaid-seats'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'

/* Content takes days out of a season that are on sale already: their departures stay in the database. */

freezeClock(NOON)
const backend = aBackend()
const { season } = guaranteedNorthernLights

async function takeOutOfSeason(departureId: number, day: string): Promise<void> {
  expect(isInSeason(day, season)).toBe(false)
  await backend.query(
    `UPDATE departures SET day = '${day}', starts_at = '${day}T18:00Z', closes_at = '${day}T16:00Z' WHERE id = ${departureId}`,
  )
}

test('a date that has left the season is not listed, is sold to nobody, and keeps the bookings it has', async () => {
  const inSeason = await backend.aDeparture({ seats: 8 })
  const empty = await backend.aDeparture({ seats: 8 })
  const booked = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId: booked, cryptoType: 'bitcoin' })
  expect(await bookWithCrypto(input, NOON)).toMatchObject({ kind: 'booked' })
  await takeOutOfSeason(empty, '2027-04-20')
  await takeOutOfSeason(booked, '2027-04-21')

  const { body } = await read(await getAvailability(aCall('GET', '/api/availability?tourId=1')))
  expect(body).toEqual({ availableDates: [expect.objectContaining({ id: inSeason })] })
  for (const departureId of [empty, booked])
    expect(await startCheckout(aBookingInput({ departureId }), NOON)).toMatchObject({ reason: 'date_closed' })
  expect(await backend.bookings(booked)).toMatchObject([{ state: 'awaiting_payment', seats: 1 }])
})

test('a date that has left the season does not widen what may be held without paying', async () => {
  const id = await backend.aDeparture({ seats: 8 })
  const seatsOnSale = async () =>
    (
      await findUnpaidSeats(database(), {
        departure: { id, tourId: 1 },
        season,
        clientHash: null,
        now: NOON,
      })
    ).seatsOfTour
  const before = await seatsOnSale()
  await takeOutOfSeason(id, '2027-04-22')
  expect(await seatsOnSale()).toBe(before - 8)
})

test.each([season, { start: '02-01', end: '05-31' }, { start: '02-29', end: '02-29' }])(
  'the database and the calendar agree which days belong to the season %j',
  async (some) => {
    const rows = await database().$queryRaw<{ day: string; isIn: boolean }[]>`
      SELECT d.day::text AS day, ${inSeasonSql(some)} AS "isIn"
      FROM (SELECT generate_series('2027-01-01', '2028-12-31', interval '1 day')::date AS day) AS d`
    expect(rows).toHaveLength(731)
    expect(rows.filter(({ day, isIn }) => isIn !== isInSeason(day, some))).toEqual([])
  },
)
