import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { coinBookings } from '@/tests/support/a-coin-booking'
import { payInCoins } from '@/tests/support/pay-in-coins'
import { runOps } from '@/tests/support/run-ops'

/* What the office does to dates and whole departures. */

const backend = aBackend()
const { aDate, aReference, dayOf, stateOf } = coinBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

const aDay = async (seats = 4) => (await aDate(seats)).day

test('a departure is cancelled with its reason, for good; what its guests have chosen is shown with its money, and recorded; today lists who has not', async () => {
  const reference = await aReference()
  await payInCoins(reference, NOON)
  const day = await dayOf(reference)
  const dry = await ops('departure', 'cancel', 1, day, '--reason', 'guide', '--dry-run')
  expect(dry).toEqual([
    expect.stringMatching(/^Guaranteed Northern Lights Tour on .+ at 20:00$/),
    '  The departure is cancelled, for good.',
    `  ${reference}  Aino Korhonen  1 guest  chooses another date or the money back, within 14 days`,
    '1 guest, 0 € back to cards, 1 e-mail to guests',
    'Nothing is done: this was a dry run.',
  ])
  const done = await ops('departure', 'cancel', 'northern-lights-tour', day, '--reason', 'guide', '--yes')
  expect(done.slice(0, 4)).toEqual(dry.slice(0, 4))
  expect(done.at(-2)).toMatch(/is cancelled: 1 booking, 1 of them to choose\.$/)
  expect(await stateOf(reference)).toBe('confirmed')
  await expect(ops('departure', 'cancel', 1, day, '--reason', 'few', '--yes')).rejects.toThrow(
    'cancelled already',
  )
  await expect(ops('open', 1, day, '--yes')).rejects.toThrow('is cancelled, and stays so')
  expect((await ops('season', 1, day))[1]).toMatch(/cancelled$/)

  const choice = async () =>
    JSON.parse((await ops('today', '--json')).join('\n')).find(
      ({ kind, about }: Record<string, unknown>) => kind === 'choice_open' && about === reference,
    )
  expect(await choice()).toEqual({
    kind: 'choice_open',
    about: reference,
    text: 'another date or the money back, until Tuesday, 15 December 2026 at 12:00 (Finnish time); no e-mail has reached the guest yet',
    command: `./ops booking choose ${reference} CHOICE`,
  })
  const { state } = JSON.parse((await ops('booking', 'show', reference, '--json')).join('\n'))
  expect(state).toBe('choice_open')
  await backend.query(`UPDATE choices SET told_at = opened_at WHERE ended_at IS NULL`)
  expect((await choice()).text).toMatch(/\(Finnish time\)$/)

  for (const [wrong, words] of [
    [['choose', reference, 'move'], 'Say to which day'],
    [['choose', reference, 'refund', '2026-12-24'], 'no day'],
    [['choose', reference, 'move', '2031-07-01'], 'no departure on that day'],
    [['cancel', reference, '--by-us'], 'booking choose'],
  ] as const)
    await expect(ops('booking', ...wrong, '--yes')).rejects.toThrow(words)
  expect(await ops('booking', 'choose', reference, 'refund', '--dry-run')).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen, 1 guest`)),
    '  The guest has chosen: all that is left of the money goes back. This cannot be undone.',
    '1 guest, 0 € back to cards, 179 € for you to return, 1 e-mail to guests',
    'Nothing is done: this was a dry run.',
  ])
  const other = await aDay()
  const chosen = await ops('booking', 'choose', reference, 'move', other, '--yes')
  expect(chosen.at(-1)).toMatch(/: moves to .+ at 20:00, for 179 €\.$/)
  expect(await dayOf(reference)).toBe(other)
  expect(await choice()).toBeUndefined()
  expect(await ops('booking', 'choose', reference, 'move', other, '--yes')).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen`)),
    'That is chosen already.',
    'There is nothing to do.',
  ])
  await expect(ops('booking', 'choose', reference, 'refund', '--yes')).rejects.toThrow(
    'already chosen something else',
  )
})

test('dates are taken off sale and put back over a whole range; what is so already is said, and a date whose booking time is over is not said to be on sale', async () => {
  const [first, second, last] = [await aDay(), await aDay(), await aDay()]
  const closed = await ops('close', 1, `${second}..${last}`, '--yes')
  expect(closed.slice(1, 3)).toEqual([
    expect.stringMatching(/goes off sale; 0 of its 4 seats taken$/),
    expect.stringMatching(/goes off sale; 0 of its 4 seats taken$/),
  ])
  expect(closed.at(-1)).toBe('2 dates are closed.')
  const again = await ops('close', 1, `${first}..${last}`, '--yes')
  expect(again.at(-1)).toBe('1 date is closed.')
  expect((await ops('close', 1, `${first}..${last}`)).at(-1)).toBe('There is nothing to do.')
  expect((await ops('open', 1, `${first}..${last}`, '--yes')).at(-1)).toBe('3 dates are on sale.')
  const late = new Date(`${last}T16:00:00Z`)
  await ops('close', 1, last, '--yes')
  await expect(runOps(late, 'open', 1, last, '--yes')).rejects.toThrow('can no longer be booked')
})

test('a season is shown with seats, prices and states, and the keys that scripts rely on', async () => {
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
  expect(await ops('season', 8, '2031-01-01')).toEqual(['There is no departure.'])
  expect((await ops('season', `${day}..${day}`))[1]).toContain(day)
  await expect(ops('season', day, day)).rejects.toThrow('Name the tour first')
})

test('a season is put on sale by tour and year, after a look at what that does', async () => {
  const count = async () =>
    (await backend.query<{ count: number }>('SELECT count(*)::int FROM departures WHERE tour_id = 8'))[0]
      ?.count
  const before = await count()
  const plan = await ops('season', 'open', 8, 2027, '--dry-run')
  expect(plan[0]).toBe('Family-Friendly Northern Lights Tour, 2027-10-16 to 2028-04-15:')
  expect(plan[1]).toBe('  183 new departures on sale')
  expect(await count()).toBe(before)
  expect((await ops('season', 'open', 8, 2027, '--yes')).join('\n')).toContain('with 183 new departures.')
  expect(await count()).toBe((before ?? 0) + 183)
  await backend.query(
    "UPDATE departures SET seats = 12 WHERE tour_id = 8 AND day = '2027-11-01'; UPDATE departures SET starts_at = starts_at - interval '1 hour' WHERE tour_id = 8 AND day = '2027-11-02'",
  )
  expect(await ops('season', 'open', 8, 2027, '--dry-run')).toEqual([
    plan[0],
    '  0 new departures on sale',
    '  new times: 2027-11-02',
    '  other seats than the tour’s, and they keep them: 2027-11-01',
    '0 guests, 0 € back to cards, 0 e-mails to guests',
    'Nothing is done: this was a dry run.',
  ])
  await expect(ops('season', 'open', 8, 2020, '--yes')).rejects.toThrow('is over')
})

const listed = async (day: string) => JSON.parse((await ops('season', 1, day, '--json')).join('\n'))

test('a range is priced: what changes is shown first, and the season tells it', async () => {
  const [first, last] = [await aDate(8), await aDate(8)]
  const range = `${first.day}..${last.day}`
  const dry = await ops('price', 1, range, '--adult', '199', '--child', '149,50', '--dry-run')
  expect(dry[1]).toMatch(
    /: adult 199 € instead of 179 €, child 149.50 € instead of 129 €; 0 of its 8 seats taken$/,
  )
  expect(await listed(first.day)).toMatchObject([{ adultPrice: 179, childPrice: 129 }])
  expect((await ops('price', 1, range, '--adult', '199', '--child', '149.5', '--yes')).at(-1)).toBe(
    '2 dates with a new price.',
  )
  expect(await listed(last.day)).toMatchObject([{ adultPrice: 199, childPrice: 149.5 }])
  expect((await ops('price', 1, first.day, '--child', '129', '--yes')).at(-1)).toBe(
    '1 date with a new price.',
  )
  expect((await ops('price', 1, first.day, '--adult', '199')).at(-1)).toBe('There is nothing to do.')
  await ops('price', 1, range, '--ordinary', '--yes')
  expect(await listed(last.day)).toMatchObject([{ adultPrice: 179, childPrice: 129 }])
})

test('seats are set for a range, and a date with more taken refuses all of it by name', async () => {
  const [empty, taken] = [await aDate(8), await aDate(8)]
  await startCheckout(aBookingInput({ departureId: taken.id, adults: 3, offeredCents: 537_00 }), NOON)
  const range = `${empty.day}..${taken.day}`
  await expect(ops('seats', 1, range, 2, '--yes')).rejects.toThrow(/ has 3 taken\. Nothing is changed\.$/)
  expect((await ops('seats', 1, range, 12, '--yes')).at(-1)).toBe('2 dates with 12 seats from now on.')
  expect((await ops('seats', 1, range, 12)).at(-1)).toBe('There is nothing to do.')
})

