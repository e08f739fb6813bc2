import { database } from '@/lib/db/client'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { type Act, type Dates, type DatesSubject } from '@/lib/office/act'
import { guideAct } from '@/lib/office/departure/guide'
import { priceAct } from '@/lib/office/departure/price'
import { closeSalesAct } from '@/lib/office/departure/sale'
import { seatsAct } from '@/lib/office/departure/seats'
import { aBackend, NOON } from '@/tests/support/a-backend'

/* Acts on departures chosen one by one: days apart, and of several tours. */

const backend = aBackend()
const ACTS = [
  ['price', priceAct, { adult: '199' }],
  ['seats', seatsAct, { seats: '12' }],
  ['guide', guideAct, { name: 'Eero' }],
  ['close', closeSalesAct, {}],
] as const

const loadRow = (id: number) => database().departure.findUniqueOrThrow({ where: { id } })
const stateOf = ({ adultPriceCents, seats, guideName, isClosed }: Awaited<ReturnType<typeof loadRow>>) =>
  [adultPriceCents, seats, guideName, isClosed] as const

async function preview(act: Act<DatesSubject>, dates: Dates, typed: object) {
  const bound = act.on({ dates })
  const shown = await bound.preview({ ...typed }, NOON)
  if (shown.kind !== 'ready') throw new Error(shown.text)
  const confirm = () => bound.confirm({ ...typed }, { mark: shown.mark, isAtOnce: false, now: NOON })
  return { lines: shown.answer.lines, confirm }
}

test.each(ACTS)('%s: changes the chosen dates and none between them', async (_name, act, typed) => {
  const [first, between, last] = [
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8 }),
    await backend.aDeparture({ seats: 8 }),
  ]
  const { lines, confirm } = await preview(act, { ids: [last, first] }, typed)
  expect(lines).toEqual([expect.stringMatching(/^\w+ \d+ Dec and \w+ \d+ Dec 2026/)])
  expect(await confirm()).toMatchObject({ kind: 'ready' })
  const [one, untouched, other] = [await loadRow(first), await loadRow(between), await loadRow(last)]
  expect(stateOf(one)).toEqual(stateOf(other))
  expect(stateOf(untouched)).toEqual([null, 8, null, false])
  expect(stateOf(one)).not.toEqual(stateOf(untouched))
})

test.each(ACTS)(
  '%s: a chosen date that changed after the preview stops it all',
  async (_name, act, typed) => {
    const ids = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
    const { confirm } = await preview(act, { ids }, typed)
    await database().departure.updateMany({
      where: { id: ids[1] },
      data: { adultPriceCents: 99_00, childPriceCents: 79_00, seats: 9, guideName: 'Helmi', isClosed: true },
    })
    const before = await Promise.all(ids.map(loadRow))
    await expect(confirm()).rejects.toThrow(StaleViewError)
    expect(await Promise.all(ids.map(loadRow))).toEqual(before)
  },
)

test('dates of several tours are named by tour and day', async () => {
  const day = '2027-03-01'
  const ids = [
    await backend.aDeparture({ seats: 8, tourId: 8, day }),
    await backend.aDeparture({ seats: 8, tourId: 1, day }),
  ]
  const { lines, confirm } = await preview(seatsAct, { ids }, { seats: '12' })
  expect(lines).toEqual([
    'Guaranteed Northern Lights Tour on Monday, 1 March 2027: 12 seats instead of 8; 0 taken',
    'Family-Friendly Northern Lights Tour on Monday, 1 March 2027: 12 seats instead of 8; 0 taken',
  ])
  expect(await confirm()).toMatchObject({ kind: 'ready', done: '2 dates now have 12 seats.' })
})

test('dates of which the same is said share a line, by tour; the others have their own', async () => {
  const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-05']
  const ids: number[] = []
  for (const day of days) ids.push(await backend.aDeparture({ seats: 8, day }))
  ids.push(await backend.aDeparture({ seats: 16, day: '2027-02-07' }))
  const others = [await backend.aDeparture({ seats: 8, tourId: 8, day: '2027-02-01' })]
  const range = 'Mon 1 Feb to Wed 3 Feb and Fri 5 Feb 2027 (4 dates)'
  expect((await preview(seatsAct, { ids }, { seats: '12' })).lines).toEqual([
    `${range}: 12 seats instead of 8; 0 taken on each`,
    'Sunday, 7 February 2027: 12 seats instead of 16; 0 taken',
  ])
  expect((await preview(priceAct, { ids }, { adult: '199' })).lines).toEqual([
    `${range}: adult 199 € instead of 179 €, child 129 €; 0 of 8 seats taken on each`,
    'Sunday, 7 February 2027: adult 199 € instead of 179 €, child 129 €; 0 of 16 seats taken',
  ])
  const { lines } = await preview(closeSalesAct, { ids: [...ids.slice(0, 4), ...others] }, {})
  expect(lines).toEqual([
    `Guaranteed Northern Lights Tour on ${range} go off sale; 0 of 8 seats taken on each`,
    'Family-Friendly Northern Lights Tour on Monday, 1 February 2027 goes off sale; 0 of 8 seats taken',
  ])
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${ids[0]}`)
  const hintOf = async (of: readonly number[]) =>
    (await priceAct.on({ dates: { ids: of } }).fields(NOON))[0]?.hint
  expect(await hintOf(ids)).toMatch(
    /^Now 199 € \/ 129 € on 1 date; 179 € \/ 129 € on 4 dates \(adult \/ child\)\. /,
  )
  expect(await hintOf(others)).toMatch(/^Now 79 € \/ 59 € \(adult \/ child\)\. Leave empty/)
})

test('prices of several tours at once are refused', async () => {
  const ids = [await backend.aDeparture({ seats: 8, tourId: 8 }), await backend.aDeparture({ seats: 8 })]
  expect(await priceAct.on({ dates: { ids } }).preview({ adult: '199' }, NOON)).toMatchObject({
    kind: 'refused',
    text: 'These dates are of several tours, each with its own ordinary price. Please change the price of one tour at a time.',
  })
  expect((await loadRow(ids[0] ?? 0)).adultPriceCents).toBeNull()
})

test('chosen dates of which none is upcoming are refused', async () => {
  const text = 'None of these dates is upcoming.'
  expect(await seatsAct.on({ dates: { ids: [] } }).preview({ seats: '12' }, NOON)).toMatchObject({ text })
  const ids = [
    await backend.aDeparture({ seats: 8, day: '2026-11-01' }),
    await backend.aDeparture({ seats: 8, day: '2026-11-01', tourId: 8 }),
  ]
  expect(await seatsAct.on({ dates: { ids } }).preview({ seats: '12' }, NOON)).toMatchObject({ text })
})
