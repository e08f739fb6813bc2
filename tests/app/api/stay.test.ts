import { GET as getNextDates } from '@/app/api/next-dates/route'
import { GET as getStay } from '@/app/api/stay/route'
import { addDays } from '@/lib/calendar/day'
import { database, withPool } from '@/lib/db/client'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)
const backend = aBackend()

/** Responses are cached for three seconds. */
let elapsed = 0
beforeEach(() => {
  elapsed += 3_000
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
})
afterEach(() => jest.restoreAllMocks())

const ask = async (query: string) => read(await getStay(aCall('GET', `/api/stay?${query}`)))

test('a stay has the tours of each of its days, with the places left and the party’s price', async () => {
  // On 12 and 13 December.
  const lights = await backend.aDeparture({ seats: 8 })
  const own = await backend.aDeparture({ seats: 16, tourId: 8 })
  await backend.query(`UPDATE departures SET adult_price_cents = 8950 WHERE id = ${own}`)
  await startCheckout(aBookingInput({ departureId: lights, adults: 2, offeredCents: 358_00 }), NOON)
  expect(await ask('from=2026-12-11&to=2026-12-14&adults=2&children=1')).toEqual({
    status: 200,
    body: {
      days: [
        { date: '2026-12-11', tours: [], closedTours: [] },
        {
          date: '2026-12-12',
          closedTours: [],
          tours: [
            {
              tourId: 1,
              start: '2026-12-12T18:00:00.000Z',
              end: '2026-12-13T03:00:00.000Z',
              totalSlots: 8,
              availableSpots: 6,
              totalPrice: 487,
            },
          ],
        },
        {
          date: '2026-12-13',
          closedTours: [],
          tours: [expect.objectContaining({ tourId: 8, availableSpots: 16, totalPrice: 238 })],
        },
        { date: '2026-12-14', tours: [], closedTours: [] },
      ],
      nextEvening: null,
      nextTours: [],
      lastEvening: '2026-12-13',
    },
  })
})

test('visitors who ask for different stays at once share one read of the database', async () => {
  const reads = jest.spyOn(await withPool('reads', async () => database()), '$queryRaw')
  const days = Array.from({ length: 20 }, (_, index) => addDays('2026-12-03', index))
  const answers = await Promise.all(days.map((from) => ask(`from=${from}&to=${addDays(from, 9)}&adults=2`)))
  expect(reads).toHaveBeenCalledTimes(1)
  for (const [index, { status, body }] of answers.entries()) {
    const stay = (body as { days: readonly { date: string }[] }).days.map(({ date }) => date)
    const from = days[index] ?? ''
    expect({ status, stay: [stay[0], stay.at(-1)] }).toEqual({ status: 200, stay: [from, addDays(from, 9)] })
  }
})

test('dates that are closed, start too soon or are out of season are not listed', async () => {
  const [closed, late, spring] = [
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8, tourId: 8 }),
  ]
  await backend.query(`
    UPDATE departures SET is_closed = true WHERE id = ${closed};
    UPDATE departures SET closes_at = '${NOON.toISOString()}' WHERE id = ${late};
    UPDATE departures SET day = '2027-04-16' WHERE id = ${spring}`)
  const { body } = await ask('from=2026-12-14&to=2026-12-20&adults=1')
  const { days } = body as { days: readonly { tours: readonly object[] }[] }
  expect(days.flatMap(({ tours }) => tours)).toEqual([])
  expect(await ask('from=2027-04-16&to=2027-04-16&adults=1')).toMatchObject({
    body: { days: [{ tours: [] }] },
  })
})

test('a stay that is over has no days', async () => {
  expect(await ask('from=2026-11-20&to=2026-11-30&adults=1')).toEqual({
    status: 200,
    body: { days: [], nextEvening: null, nextTours: [], lastEvening: null },
  })
})

test.each([
  ['to=2026-12-14&adults=2', 'Please choose the day of your arrival'],
  ['from=2026-12-11&to=2026-02-30&adults=2', 'Please choose the day of your departure'],
  ['from=2026-12-14&to=2026-12-13&adults=2', 'Your departure must not be before your arrival'],
  ['from=2026-12-01&to=2027-01-01&adults=2', 'Please choose 31 days or fewer'],
  ['from=2026-12-11&to=2026-12-14&adults=0', 'At least one adult must come along, and 99 at the most'],
  ['from=2026-12-11&to=2026-12-14&adults=100', 'At least one adult must come along, and 99 at the most'],
  ['from=2026-12-11&to=2026-12-14&adults=2&children=-1', 'The number of children must be between 0 and 99'],
])('the query %s is refused: %s', async (query, error) => {
  expect(await ask(query)).toEqual({ status: 400, body: { error, code: 'invalid' } })
})

test('a query without guests is answered for two adults, like the form’s default', async () => {
  await backend.aDeparture({ seats: 8 })
  expect(await ask('from=2026-12-12&to=2026-12-12')).toMatchObject({
    body: { days: [{ tours: [{ totalPrice: 358 }] }] },
  })
})

test('31 days can be requested, and an arrival and departure on the same day', async () => {
  expect(await ask('from=2026-12-02&to=2027-01-01&adults=1')).toMatchObject({ status: 200 })
  expect(await ask('from=2026-12-02&to=2026-12-02&adults=1')).toMatchObject({ status: 200 })
})

/** Move a departure to another day, along with its start and the end of its sale. */
async function moveTo(day: string, id: number): Promise<void> {
  await backend.query(`
    UPDATE departures SET day = '${day}',
      starts_at = starts_at + (date '${day}' - day) * interval '1 day',
      closes_at = closes_at + (date '${day}' - day) * interval '1 day' WHERE id = ${id}`)
}

test('a stay shows the next evening with places for its party, its tours with places, and the last on sale', async () => {
  for (const [index, seats] of [8, 2, 8].entries())
    await moveTo(`2027-02-0${index + 1}`, await backend.aDeparture({ seats }))
  const family = await backend.aDeparture({ seats: 16, tourId: 8 })
  await moveTo('2027-02-03', family)
  await backend.query(`UPDATE departures SET starts_at = starts_at + interval '1 hour' WHERE id = ${family}`)
  const told = { nextEvening: '2027-02-03', lastEvening: '2027-02-03' }
  const ofParty = async (adults: number) => (await ask(`from=2027-02-01&to=2027-02-01&adults=${adults}`)).body
  expect(await ofParty(3)).toMatchObject({ ...told, nextTours: [1, 8] })
  expect(await ofParty(9)).toMatchObject({ ...told, nextTours: [8] })
})

test('for today, a stay names the tours whose sale has ended, but neither those that are closed nor those of its last evening', async () => {
  for (const tourId of [1, 8]) await moveTo('2026-12-01', await backend.aDeparture({ seats: 8, tourId }))
  const today = async (to: string) => {
    elapsed += 3_000
    return ((await ask(`from=2026-11-29&to=${to}&adults=1`)).body as { days: readonly object[] }).days[0]
  }
  const setSale = (set: string) =>
    backend.query(`UPDATE departures SET ${set} WHERE day = '2026-12-01' AND tour_id = 1`)
  await setSale(`closes_at = '${NOON.toISOString()}'`)
  expect(await today('2026-12-04')).toEqual({
    date: '2026-12-01',
    tours: [expect.objectContaining({ tourId: 8 })],
    closedTours: [1],
  })
  expect(await today('2026-12-01')).toEqual({ date: '2026-12-01', tours: [], closedTours: [] })
  await setSale('is_closed = true')
  expect(await today('2026-12-04')).toMatchObject({ closedTours: [] })
})

// Rule: next-date (docs/rules.md)
test('without a date on sale there is none to name', async () => {
  await backend.query('UPDATE departures SET is_closed = true')
  expect(await read(await getNextDates(aCall('GET', '/api/next-dates')))).toEqual({
    status: 200,
    body: { dates: [] },
  })
})

test('each tour has its next date with a free place, and what is certain about the light of its hours', async () => {
  const [full, late] = [await backend.aDeparture({ seats: 1 }), await backend.aDeparture({ seats: 8 })]
  await startCheckout(aBookingInput({ departureId: full, adults: 1, offeredCents: 179_00 }), NOON)
  await backend.query(`UPDATE departures SET closes_at = '${NOON.toISOString()}' WHERE id = ${late}`)
  await moveTo('2027-03-04', await backend.aDeparture({ seats: 8 }))
  await moveTo('2027-03-03', await backend.aDeparture({ seats: 8 }))
  const early = await backend.aDeparture({ seats: 3, tourId: 8 })
  await moveTo('2027-03-02', early)
  await backend.query(`UPDATE departures SET starts_at = starts_at - interval '10 hours' WHERE id = ${early}`)
  expect(await read(await getNextDates(aCall('GET', '/api/next-dates')))).toEqual({
    status: 200,
    body: {
      dates: [
        {
          tourId: 8,
          date: '2027-03-02',
          day: 'Tue 2 March',
          rest: ', 3 places. Sun from 07:28 to 17:31.',
        },
        {
          tourId: 1,
          date: '2027-03-03',
          day: 'Wed 3 March',
          rest: ', 8 places. Dark for 9 hours; the moon stays below the horizon.',
        },
      ],
    },
  })
})
