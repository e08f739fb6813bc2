import { database } from '@/lib/db/client'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { type BoundAct } from '@/lib/office/act'
import { guideAct } from '@/lib/office/departure/guide'
import { priceAct } from '@/lib/office/departure/price'
import { closeSalesAct } from '@/lib/office/departure/sale'
import { seatsAct } from '@/lib/office/departure/seats'
import { assignGuide } from '@/lib/use-cases/departures/assign-guide'
import { setSalesClosed } from '@/lib/use-cases/departures/set-sales-closed'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { aBackend, NOON } from '@/tests/support/a-backend'

/* Two people change one date at once: the second does nothing, because it is no longer as it was shown. */

const backend = aBackend()

const ACTS = {
  price: { act: priceAct, typed: { adult: '199' }, operation: setPrices },
  otherPrice: { act: priceAct, typed: { adult: '149' }, operation: setPrices },
  seats: { act: seatsAct, typed: { seats: '12' }, operation: setSeats },
  otherSeats: { act: seatsAct, typed: { seats: '20' }, operation: setSeats },
  close: { act: closeSalesAct, typed: {}, operation: setSalesClosed },
  guide: { act: guideAct, typed: { name: 'Eero' }, operation: assignGuide },
  otherGuide: { act: guideAct, typed: { name: 'Helmi' }, operation: assignGuide },
} as const

type Name = keyof typeof ACTS

const PAIRS: readonly (readonly [Name, Name])[] = [
  ...([
    ['price', 'otherPrice'],
    ['otherPrice', 'price'],
  ] as const),
  ...([
    ['seats', 'otherSeats'],
    ['otherSeats', 'seats'],
  ] as const),
  ...([
    ['guide', 'otherGuide'],
    ['otherGuide', 'guide'],
  ] as const),
  ['close', 'close'],
  // A price and a sale are shown with the number of seats.
  ...([
    ['seats', 'price'],
    ['seats', 'close'],
  ] as const),
]

/** A date, and a way to confirm an act on it that was shown before. */
async function aDate() {
  const id = await backend.aDeparture({ seats: 8 })
  const row = () => database().departure.findUniqueOrThrow({ where: { id } })
  const day = (await row()).day.toISOString().slice(0, 10)
  const shownOf = async (name: Name) => {
    const bound: BoundAct = ACTS[name].act.on({ tourId: 1, first: day, last: day })
    const preview = await bound.preview(ACTS[name].typed, NOON)
    if (preview.kind !== 'ready') throw new Error(preview.text)
    return () => bound.confirm(ACTS[name].typed, { mark: preview.mark, isAtOnce: false, now: NOON })
  }
  return { row, shownOf }
}

/** Have something happen after an operation was called, and before it begins. */
function before({ operation }: (typeof ACTS)[Name], happens: () => Promise<unknown>): void {
  const run: (...args: never[]) => Promise<unknown> = operation.run
  const spy: jest.SpyInstance = jest.spyOn(operation, 'run')
  spy.mockImplementationOnce(async (...args: never[]) => {
    spy.mockRestore()
    await happens()
    return run(...args)
  })
}

test.each(PAIRS)('%s comes first: %s, shown before, is not done', async (first, second) => {
  const { row, shownOf } = await aDate()
  const [one, other] = [await shownOf(first), await shownOf(second)]
  let then: unknown
  before(ACTS[second], async () => {
    expect(await one()).toMatchObject({ kind: 'ready' })
    then = await row()
  })
  await expect(other()).rejects.toThrow(StaleViewError)
  expect(then).toBeDefined()
  expect(await row()).toEqual(then)
})
