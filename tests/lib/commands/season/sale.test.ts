import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { anOffice } from '@/tests/support/an-office'
import { runOps } from '@/tests/support/run-ops'

/* The jobs of a season that are about what is on sale; docs/operations.md lists all of them. They tell nobody anything. */

const backend = aBackend()
const { aDate, aGuest, shown } = anOffice(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

async function someDates() {
  const dates = [await aDate(), await aDate(), await aDate()] as const
  return { dates, range: `${dates[0].day}..${dates[2].day}` }
}

/** A visitor on the site who is shown this price. */
const buy = async (departureId: number, adults: number, offeredCents = adults * 179_00) =>
  (await startCheckout(aBookingInput({ departureId, adults, offeredCents }), NOON)).kind

const season = async (range: string) =>
  JSON.parse((await ops('season', 1, range, '--json')).join('\n')).map(
    ({ state, adultPrice, seats }: Record<string, unknown>) => ({ state, adultPrice, seats }),
  )

test('job 1: one season of one tour is put on sale, after a look at it, and no other', async () => {
  const count = async () =>
    (await backend.query<{ count: number }>('SELECT count(*)::int FROM departures'))[0]?.count ?? 0
  const before = await count()
  expect((await ops('season', 'open', 8, 2027, '--dry-run')).join('\n')).toContain('183 new departures')
  await ops('season', 'open', 8, 2027, '--yes')
  expect(await count()).toBe(before + 183)
})

test('job 2: the season is seen with its seats and prices, closed and cancelled dates as well', async () => {
  const { dates, range } = await someDates()
  await ops('close', 1, dates[1].day, '--yes')
  await ops('departure', 'cancel', 1, dates[2].day, '--reason', 'few', '--yes')
  const states = (await season(range)).map(({ state }: { state: string }) => state)
  expect(states).toEqual(['on_sale', 'closed', 'cancelled'])
})

test('job 3: Christmas week has its own price, for new guests alone', async () => {
  const { dates, range } = await someDates()
  const { reference } = await aGuest({ departureId: dates[1].id, adults: 2 })
  await ops('price', 1, range, '--adult', 199, '--child', 149, '--yes')
  expect(await buy(dates[1].id, 1)).toBe('refused')
  expect(await buy(dates[1].id, 1, 199_00)).toBe('started')
  expect(await shown(reference)).toMatchObject({ total: 358, paid: 358, due: 0 })
})

test('job 4: a price is another on every date to come at once, without a build', async () => {
  const { dates } = await someDates()
  const all = `today..${dates[2].day}`.replace('today', '2026-12-01')
  await ops('price', 1, all, '--adult', 189, '--child', 139, '--yes')
  for (const { id } of dates) expect(await buy(id, 1, 189_00)).toBe('started')
  await ops('price', 1, all, '--ordinary', '--yes')
  expect(await buy(dates[0].id, 1)).toBe('started')
})

test('jobs 5 and 6: Christmas is taken off sale and put back, three dates by one command', async () => {
  const { dates, range } = await someDates()
  const { reference } = await aGuest({ departureId: dates[2].id })
  await ops('close', 1, range, '--yes')
  for (const { id } of dates) expect(await buy(id, 1)).toBe('refused')
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', due: 0 })
  await ops('open', 1, range, '--yes')
  for (const { id } of dates) expect(await buy(id, 1)).toBe('started')
})

test('job 7: with a second van a date takes a party of ten at once', async () => {
  const { id, day } = await aDate()
  expect(await buy(id, 10)).toBe('refused')
  await ops('seats', 1, day, 12, '--yes')
  expect(await buy(id, 10)).toBe('started')
  expect(await season(day)).toEqual([{ state: 'on_sale', adultPrice: 179, seats: 12 }])
})
