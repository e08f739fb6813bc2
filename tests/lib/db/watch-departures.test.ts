import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { watchDepartures } from '@/lib/db/departures-on-sale'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

const season = { start: '01-01', end: '12-31' }
const wanted = { tours: [1, 8].map((id) => ({ id, season })), from: '2026-12-01', now: NOON }

test('what was made of a tour stands until a seat of it is sold, and that of other tours beyond it', async () => {
  const night = await backend.aDeparture({ seats: 8 })
  await backend.aDeparture({ seats: 8, tourId: 8 })
  const make = jest.fn((departures: readonly StoredDeparture[]) =>
    departures.map(({ seatsFree }) => seatsFree),
  )
  const watch = watchDepartures(make)
  const ask = () => watch(database(), wanted)

  const first = await ask()
  expect([...first].sort()).toEqual([
    [1, [8]],
    [8, [8]],
  ])
  expect((await ask()).get(1)).toBe(first.get(1))
  expect(make).toHaveBeenCalledTimes(2)

  await bookWithCrypto(
    aBookingInput({ departureId: night, adults: 2, offeredCents: 2 * 179_00, cryptoType: 'bitcoin' }),
    NOON,
  )
  const sold = await ask()
  expect(sold.get(1)).toEqual([6])
  expect(sold.get(8)).toBe(first.get(8))

  await backend.query(`DELETE FROM departures WHERE tour_id = 8`)
  expect([...(await ask()).keys()]).toEqual([1])
})
