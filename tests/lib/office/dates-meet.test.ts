import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { type BoundAct } from '@/lib/office/act'
import { newBooking } from '@/lib/office/booking/new'
import { moveAct } from '@/lib/office/booking/move'
import { partySizeAct } from '@/lib/office/booking/party'
import { guideAct } from '@/lib/office/departure/guide'
import { priceAct } from '@/lib/office/departure/price'
import { closeSalesAct, openSalesAct } from '@/lib/office/departure/sale'
import { seatsAct } from '@/lib/office/departure/seats'
import { startTimeAct } from '@/lib/office/departure/start'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookAsStaff } from '@/lib/use-cases/checkout/book-as-staff'
import { assignGuide } from '@/lib/use-cases/departures/assign-guide'
import { setSalesClosed } from '@/lib/use-cases/departures/set-sales-closed'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

/* Two people act on one date at once: the second does nothing, because it is no longer as it was shown. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

const ACTS = {
  price: { act: priceAct, typed: { adult: '199' }, operation: setPrices },
  otherPrice: { act: priceAct, typed: { adult: '149' }, operation: setPrices },
  seats: { act: seatsAct, typed: { seats: '12' }, operation: setSeats },
  otherSeats: { act: seatsAct, typed: { seats: '20' }, operation: setSeats },
  close: { act: closeSalesAct, typed: {}, operation: setSalesClosed },
  start: { act: null, typed: { time: '21:00' }, operation: changeStartTime },
  guide: { act: guideAct, typed: { name: 'Eero' }, operation: assignGuide },
  otherGuide: { act: guideAct, typed: { name: 'Helmi' }, operation: assignGuide },
} as const

type Name = keyof typeof ACTS

const OTHER = { price: 'otherPrice', seats: 'otherSeats', guide: 'otherGuide' } as const
const NAMES = ['price', 'seats', 'close', 'guide', 'start'] as const

/** Each with each, and each with another value of its own. */
const PAIRS: readonly (readonly [Name, Name])[] = NAMES.flatMap((first) => [
  ...NAMES.map((second) => [first, second] as const),
  ...(first in OTHER ? ([[first, OTHER[first as keyof typeof OTHER]]] as const) : []),
])

/** A date, and a way to confirm an act on it that was shown before. */
async function aDate() {
  const id = await backend.aDeparture({ seats: 8 })
  const row = () => database().departure.findUniqueOrThrow({ where: { id } })
  const day = (await row()).day.toISOString().slice(0, 10)
  const shownOf = async (name: Name) => {
    const bound: BoundAct =
      ACTS[name].act?.on({ dates: { tourId: 1, first: day, last: day } }) ??
      startTimeAct.on({ departure: await loadDeparture(database(), id, NOON) })
    const preview = await bound.preview(ACTS[name].typed, NOON)
    if (preview.kind !== 'ready') throw new Error(preview.text)
    return () => bound.confirm(ACTS[name].typed, { mark: preview.mark, isAtOnce: false, now: NOON })
  }
  return { id, day, row, shownOf }
}

type Runnable = { readonly run: (...args: never[]) => Promise<unknown> }

/** Have something happen after an operation was called, and before it begins. */
function before(operation: Runnable, happens: () => Promise<unknown>): void {
  const { run } = operation
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
  before(ACTS[second].operation, async () => {
    expect(await one()).toMatchObject({ kind: 'ready' })
    then = await row()
  })
  await expect(other()).rejects.toThrow(StaleViewError)
  expect(then).toBeDefined()
  expect(await row()).toEqual(then)
})

/** Acts that take seats on a date, whether it is on sale or not: that is shown. */
const SEATS = {
  'a new booking': async ({ day }) => {
    const typed = { tour: '1', day, name: 'Mika', pay: 'paid', method: 'cash' }
    return { bound: newBooking.on({}), typed, operation: bookAsStaff }
  },
  'a move': async ({ id }) => {
    const subject = await aBooked(await backend.aDeparture({ seats: 8 }))
    return { bound: moveAct.on(subject), typed: { departure: String(id) }, operation: requestChange }
  },
  'a larger party': async ({ id }) => {
    const typed = { adults: '2', waive: 'yes' }
    return { bound: partySizeAct.on(await aBooked(id)), typed, operation: requestChange }
  },
} as const satisfies Record<string, (date: DateId) => Promise<SeatTaking>>

type DateId = { readonly id: number; readonly day: string }
type SeatTaking = { readonly bound: BoundAct; readonly typed: object; readonly operation: Runnable }

async function aBooked(departureId: number) {
  const { reference } = await aPaidBooking({ departureId })
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return { booking, departure: await loadDeparture(database(), departureId, NOON) }
}

const SALES = [
  ['closes', false, closeSalesAct],
  ['opens', true, openSalesAct],
] as const

test.each(
  Object.entries(SEATS).flatMap(([name, take]) => SALES.map((sale) => [name, ...sale, take] as const)),
)(
  '%s takes no seats on a date that somebody %s before it begins',
  async (_, _closes, isClosed, saleAct, take) => {
    const { id, day, row } = await aDate()
    const { bound, typed, operation } = await take({ id, day })
    await database().departure.update({ where: { id }, data: { isClosed } })
    const preview = await bound.preview({ ...typed }, NOON)
    if (preview.kind !== 'ready') throw new Error(preview.text)
    const confirmed = { mark: preview.mark, isAtOnce: false, now: NOON }
    const sale = saleAct.on({ dates: { tourId: 1, first: day, last: day } })
    let then: unknown
    before(operation, async () => {
      expect(await sale.confirm({}, { ...confirmed, mark: await markOf(sale) })).toMatchObject({
        kind: 'ready',
      })
      then = await row()
    })
    await expect(bound.confirm({ ...typed }, confirmed)).rejects.toThrow(StaleViewError)
    expect(then).toMatchObject({ isClosed: !isClosed })
    expect(await row()).toEqual(then)
  },
)

async function markOf(act: BoundAct) {
  const preview = await act.preview({}, NOON)
  if (preview.kind !== 'ready') throw new Error(preview.text)
  return preview.mark
}
