import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

async function aDay() {
  const id = await backend.aDeparture({ seats: 8 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

const listed = async (day: string) => JSON.parse((await ops('season', 1, day, '--json')).join('\n'))

test('a range is priced: what changes is shown first, and the season tells it', async () => {
  const [first, last] = [await aDay(), await aDay()]
  const range = `${first.day}..${last.day}`
  const dry = await ops('price', 1, range, '--adult', '199', '--child', '149,50', '--dry-run')
  expect(dry[1]).toMatch(
    /: adult 199 € instead of 179 €, child 149.50 € instead of 129 €; 0 of its 8 seats taken$/,
  )
  expect(await listed(first.day)).toMatchObject([{ adultPrice: 179, childPrice: 129 }])
  expect((await ops('price', 1, range, '--adult', '199', '--child', '149.5', '--yes')).at(-1)).toBe(
    '2 dates priced anew.',
  )
  expect(await listed(last.day)).toMatchObject([{ adultPrice: 199, childPrice: 149.5 }])
  expect((await ops('price', 1, first.day, '--child', '129', '--yes')).at(-1)).toBe('1 date priced anew.')
  expect((await ops('price', 1, first.day, '--adult', '199')).at(-1)).toBe('There is nothing to do.')
  await ops('price', 1, range, '--ordinary', '--yes')
  expect(await listed(last.day)).toMatchObject([{ adultPrice: 179, childPrice: 129 }])
})

test('seats are set for a range, and a date with more taken refuses all of it by name', async () => {
  const [empty, taken] = [await aDay(), await aDay()]
  await startCheckout(aBookingInput({ departureId: taken.id, adults: 3, offeredCents: 537_00 }), NOON)
  const range = `${empty.day}..${taken.day}`
  await expect(ops('seats', 1, range, 2, '--yes')).rejects.toThrow(/ has 3 taken\. Nothing is changed\.$/)
  expect((await ops('seats', 1, range, 12, '--yes')).at(-1)).toBe('2 dates with 12 seats from now on.')
  expect((await ops('seats', 1, range, 12)).at(-1)).toBe('There is nothing to do.')
})

test('a day without a departure ahead is refused', async () => {
  await expect(ops('price', 1, '2031-07-01', '--ordinary')).rejects.toThrow('has no departure ahead then')
  await expect(ops('seats', 1, '2031-07-01', 4)).rejects.toThrow('has no departure ahead then')
})

test.each([
  ['price', '1', '2026-12-24'],
  ['price', '1', '2026-12-24', '--adult', '0'],
  ['price', '1', '2026-12-24', '--adult', '1.999'],
  ['price', '1', '2026-12-24', '--adult', '-5'],
  ['price', '1', '2026-12-24', '--adult', '199', '--ordinary'],
  ['seats', '1', '2026-12-24', '0'],
  ['seats', '1', '2026-12-24', '4.5'],
])('%s %s %s %s %s: called wrongly', async (...args) => {
  await expect(ops(...args)).rejects.toThrow()
})
