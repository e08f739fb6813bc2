import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { unpaidCryptoBookings } from '@/tests/support/a-crypto-booking'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { runOps } from '@/tests/support/run-ops'

/* The commands for dates and whole departures. */

const backend = aBackend()
const { aDate, aReference, dayOf } = unpaidCryptoBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

const aDay = async (seats = 4) => (await aDate(seats)).day

test('today lists guests who have not chosen after a cancelled departure; the choice is made by a command with a day or without', async () => {
  const reference = await aReference()
  await payInCrypto(reference, NOON)
  const day = await dayOf(reference)
  await ops('departure', 'cancel', 'northern-lights-tour', day, '--reason', 'guide', '--yes')
  expect((await ops('season', 1, day))[1]).toMatch(/cancelled$/)

  const choice = async () =>
    JSON.parse((await ops('today', '--json')).join('\n')).find(
      ({ kind, about }: Record<string, unknown>) => kind === 'choice_open' && about === reference,
    )
  expect(await choice()).toEqual({
    kind: 'choice_open',
    about: reference,
    text: 'another date or a refund, until Tuesday, 15 December 2026 at 12:00 (Finnish time); no e-mail has reached the guest yet',
    command: `./ops booking choose ${reference} CHOICE`,
  })
  const { state } = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(state).toBe('choice_open')
  await backend.query(`UPDATE choices SET told_at = opened_at WHERE ended_at IS NULL`)
  expect((await choice()).text).toMatch(/\(Finnish time\)$/)

  const family = (await loadDeparture(database(), await backend.aDeparture({ seats: 8, tourId: 8 }), NOON))
    .day
  for (const [wrong, words] of [
    [['choose', reference, 'move'], 'Please add the day to move to'],
    [['choose', reference, 'refund', '2026-12-24'], 'no day'],
    [['choose', reference, 'move', '2031-07-01'], 'no departure on that day'],
    [['choose', reference, 'move', family, '--tour', 8], 'This tour was not offered to the guest.'],
    [['choose', reference, 'refund', '--tour', 8], 'no tour'],
    [['cancel', reference, '--by-us'], 'booking choose'],
  ] as const)
    await expect(ops('booking', ...wrong, '--yes')).rejects.toThrow(words)
  const other = await aDay()
  const chosen = await ops('booking', 'choose', reference, 'move', other, '--yes')
  expect(chosen.at(-1)).toMatch(/: the guest has chosen to move to .+ at 20:00, for 179 €\.$/)
  expect(await dayOf(reference)).toBe(other)
  expect(await choice()).toBeUndefined()
})

test('the dates of a range are closed, opened, priced and given seats: unchanged ones are not counted, nor called on sale once their booking has closed', async () => {
  const [first, { id, day: second }, last] = [await aDay(), await aDate(), await aDay()]
  const [all, two] = [`${first}..${last}`, `${second}..${last}`]
  const said = async (...call: readonly (string | number)[]) => (await ops(...call, '--yes')).at(-1)
  expect(await said('close', 1, two)).toBe('2 dates are now off sale.')
  expect(await said('close', 1, all)).toBe('1 date is now off sale.')
  expect(await said('close', 1, all)).toBe('There is nothing to do.')
  expect(await said('open', 1, all)).toBe('3 dates are now on sale.')
  await ops('close', 1, last, '--yes')
  const late = new Date(`${last}T16:00:00Z`)
  await expect(runOps(late, 'open', 1, last, '--yes')).rejects.toThrow('can no longer be booked')
  expect(await said('price', 1, two, '--adult', '199', '--child', '149,50')).toBe(
    'The price has been changed on 2 dates.',
  )
  expect(await said('price', 1, second, '--child', '129')).toBe('The price has been changed on 1 date.')
  const [priced] = JSON.parse((await ops('season', 1, second, '--json')).join('\n'))
  expect(priced).toMatchObject({ adultPrice: 199, childPrice: 129 })
  expect(await said('price', 1, two, '--ordinary')).toBe('The price has been changed on 2 dates.')
  expect(await said('seats', 1, two, 12)).toBe('2 dates now have 12 seats.')
  await startCheckout(aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00 }), NOON)
  await expect(ops('seats', 1, two, 2, '--yes')).rejects.toThrow(
    / already has 3 seats taken\. Nothing was changed\.$/,
  )
})

test('a season is listed with seats, prices and states, and the keys that scripts rely on', async () => {
  const day = await aDay(6)
  expect(JSON.parse((await ops('season', 1, day, '--json')).join('\n'))).toEqual([
    {
      tour: 1,
      day,
      start: `${day}T18:00:00.000Z`,
      seats: 6,
      taken: 0,
      free: 6,
      waiting: 0,
      adultPrice: 179,
      childPrice: 129,
      state: 'on_sale',
    },
  ])
  expect((await ops('season', 1, day))[1]).toMatch(
    new RegExp(`^ *1 +${day} [A-Z][a-z]{2} +20:00 +6 +0 +6 +0 +179 € +129 € +on sale$`),
  )
  expect(await ops('season', 8, '2031-01-01')).toEqual(['There are no departures.'])
  expect((await ops('season', `${day}..${day}`))[1]).toContain(day)
  await expect(ops('season', day, day)).rejects.toThrow('Write the tour first')
})

test('a season is put on sale by tour and year, after a preview', async () => {
  const count = async () =>
    (await backend.query<{ count: number }>('SELECT count(*)::int FROM departures WHERE tour_id = 8'))[0]
      ?.count
  const before = await count()
  const plan = await ops('season', 'open', 8, 2027, '--dry-run')
  expect(plan[0]).toBe(
    'Family-Friendly Northern Lights Tour: 183 new departures from Saturday, 16 October 2027 to Saturday, 15 April 2028, at 21:00, with 16 seats each, adult 79 €, child 59 €.',
  )
  expect(await count()).toBe(before)
  expect((await ops('season', 'open', 8, 2027, '--yes')).join('\n')).toContain('with 183 new departures.')
  expect(await count()).toBe((before ?? 0) + 183)
  // Without a range the table shows the next fifty; a range or `--all` shows everything.
  expect((await ops('season', 8)).length).toBeLessThan(60)
  expect((await ops('season', 8, '2027-10-16..2028-04-15')).length).toBeGreaterThan(183)
  expect((await ops('season', 8, '--all')).length).toBeGreaterThan(183)
  await backend.query(
    "UPDATE departures SET seats = 12 WHERE tour_id = 8 AND day = '2027-11-01'; UPDATE departures SET starts_at = starts_at - interval '1 hour' WHERE tour_id = 8 AND day = '2027-11-02'",
  )
  expect(await ops('season', 'open', 8, 2027, '--dry-run')).toEqual([
    'Family-Friendly Northern Lights Tour: no new departures. 183 dates exist already, and no seats change. Dates without guests get new times: 2027-11-02. Kept with other numbers of seats than the tour’s: 2027-11-01.',
    'Nobody is notified, and no money moves',
    'Nothing was done: this was a dry run.',
  ])
  await ops('season', 'open', 8, 2027, '--yes')
  expect((await ops('season', 'open', 8, 2027, '--yes')).at(-1)).toBe('There is nothing to do.')
  await expect(ops('season', 'open', 8, 2020, '--yes')).rejects.toThrow('is over')
})
