import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { formatShortDay } from '@/lib/language/dates'
import { mergeAct } from '@/lib/office/departure/merge'
import { tourAndDayFields } from '@/lib/office/target-departure'
import { aBackend, NOON } from '@/tests/support/a-backend'

/* Forms that ask for another date list those of its tour. */

const backend = aBackend()
const dayOf = async (id: number) => (await loadDeparture(database(), id, NOON)).day
const toText = async (id: number) => `${formatShortDay(await dayOf(id))} 2026, 20:00`
const TOURS = [
  { value: '1', text: 'Lights' },
  { value: '8', text: 'Family' },
]

test('a departure is merged into another coming date of its tour, of which seats and price are shown', async () => {
  const own = await backend.aDeparture({ seats: 8 })
  const [free, closed] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 5 })]
  await backend.aDeparture({ seats: 8, tourId: 8 })
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${closed}`)
  await backend.aDeparture({ seats: 8, day: '2026-11-01' })
  const cancelled = await backend.aDeparture({ seats: 8 })
  await backend.query(
    `UPDATE departures SET is_closed = true, cancelled_at = now(), cancel_reason = 'weather' WHERE id = ${cancelled}`,
  )
  const departure = await loadDeparture(database(), own, NOON)
  const [field] = await mergeAct.on({ departure }).fields(NOON)
  expect(field?.options).toEqual([
    { value: '', text: 'Choose a date' },
    { value: await dayOf(free), text: `${await toText(free)} · 8 seats left · 179 €, child 129 €` },
    {
      value: await dayOf(closed),
      text: `${await toText(closed)} · closed, 5 seats left · 179 €, child 129 €`,
    },
  ])
})

test('the dates are those of the tour that is typed, or of the first one', async () => {
  const [first, other] = [
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 6, tourId: 8, start: '21:00' }),
  ]
  const fieldsOf = (typed: object, tours = TOURS) => tourAndDayFields(tours, 'Date', typed, NOON)
  const values = async (typed: object) => (await fieldsOf(typed))[1]?.options?.map(({ value }) => value)
  expect((await values({}))?.at(-1)).toBe(await dayOf(first))
  expect((await values({ tour: '8' }))?.at(-1)).toBe(await dayOf(other))
  expect(await values({ tour: '99' })).toEqual(await values({}))
  expect((await fieldsOf({ tour: '8' }))[1]).toMatchObject({ name: 'day', label: 'Date', datesOf: '8' })
  // A single tour has no other dates to show.
  expect((await fieldsOf({}, TOURS.slice(1)))[1]?.datesOf).toBeUndefined()
  expect((await fieldsOf({}, []))[1]?.options).toEqual([{ value: '', text: 'This tour has no date' }])
})
