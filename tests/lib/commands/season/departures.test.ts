import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { minutesAfter } from '@/lib/calendar/duration'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'
import { reconcileCheckouts } from '@/tests/support/work'

/* The jobs of a season that are about what is on sale and about whole departures; docs/operations.md lists all of them. */

jest.mock('@/lib/emails/layout/layout-html', () => ({ layoutHtml: async () => '' }))

const backend = aBackend()
const aFolder = temporaryFolders()
const { aHold } = heldBookings(backend)
const office = anOffice(backend)
const { aDate, aGuest, allHasArrived, dueOf, shown, told } = office
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

test('jobs 3 and 4: Christmas week has its own price at once, for new guests alone, and the ordinary one again', async () => {
  const { dates, range } = await someDates()
  const { reference } = await aGuest({ departureId: dates[1].id, adults: 2 })
  await ops('price', 1, range, '--adult', 199, '--child', 149, '--yes')
  expect(await buy(dates[1].id, 1)).toBe('refused')
  for (const { id } of dates) expect(await buy(id, 1, 199_00)).toBe('started')
  expect(await shown(reference)).toMatchObject({ total: 358, paid: 358, due: 0 })
  await ops('price', 1, range, '--ordinary', '--yes')
  expect(await buy(dates[0].id, 1)).toBe('started')
})

test('jobs 2, 5 and 6: Christmas is taken off sale and put back by one command; closed and cancelled dates are seen as such', async () => {
  const { dates, range } = await someDates()
  const { reference } = await aGuest({ departureId: dates[2].id })
  await ops('close', 1, range, '--yes')
  for (const { id } of dates) expect(await buy(id, 1)).toBe('refused')
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', due: 0 })
  await ops('open', 1, range, '--yes')
  expect(await buy(dates[2].id, 1)).toBe('started')
  await ops('close', 1, dates[1].day, '--yes')
  await ops('departure', 'cancel', 1, dates[0].day, '--reason', 'few', '--yes')
  const states = (await season(range)).map(({ state }: { state: string }) => state)
  expect(states).toEqual(['cancelled', 'closed', 'on_sale'])
})

test('job 7: with a second van a date takes a party of ten at once', async () => {
  const { id, day } = await aDate()
  expect(await buy(id, 10)).toBe('refused')
  await ops('seats', 1, day, 12, '--yes')
  expect(await buy(id, 10)).toBe('started')
  expect(await season(day)).toEqual([{ state: 'on_sale', adultPrice: 179, seats: 12 }])
})

/** Three parties on a date, each paid by card: Aino, Mika and Sanna, a couple each. */
async function aFullVan() {
  const { id: departureId, day } = await aDate()
  const parties = []
  for (const name of ['aino', 'mika', 'sanna'])
    parties.push(await aGuest({ departureId, adults: 2, customerEmail: `${name}@example.com` }))
  return { departureId, day, references: parties.map(({ reference }) => reference) }
}

const toAll = (kind: string) => ['aino', 'mika', 'sanna'].map((name) => `${kind} to ${name}@example.com`)

test('jobs 13, 14, 34, 37 and 25: tomorrow’s list has who is to be fetched where, and its guide; another start, and another date, are told to all who come', async () => {
  const { departureId, day, references } = await aFullVan()
  const places = ['Santa Claus Village', 'Hotel Aakenus', 'Hotel Aakenus']
  for (const [index, place] of places.entries())
    await ops('booking', 'contact', references[index] ?? '', '--pick-up', place, '--yes')
  const eve = minutesAfter(at('12:00', day), -24 * 60)
  const lines = await runOps(eve, 'departure', 'show', 1, 'tomorrow')
  expect(lines[1]).toMatch(/^6 adults.* of 8 seats/)
  const rows = JSON.parse((await runOps(eve, 'departure', 'show', 1, 'tomorrow', '--json')).join('\n'))
  expect(rows.map(({ pickUp }: { pickUp: string }) => pickUp)).toEqual([
    'Hotel Aakenus',
    'Hotel Aakenus',
    'Santa Claus Village',
  ])
  const file = path.join(aFolder(), 'guide.pdf')
  await runOps(eve, 'departure', 'show', 1, 'tomorrow', '--pdf', file)
  const { text, pages } = await readPdf(readFileSync(file))
  expect(pages).toBe(1)
  for (const words of ['Hotel Aakenus', 'Santa Claus Village', ...references]) expect(text).toContain(words)

  expect(await ops('departure', 'guide', '1', day, 'Eero Niemi', '--yes')).toContain(
    '1 date: guided by Eero Niemi.',
  )
  expect(await ops('departure', 'show', '1', day)).toContain('Guide: Eero Niemi.')
  const morning = await runOps(at('06:00', day), 'today', '--csv')
  expect(morning).toContainEqual(expect.stringContaining('guided by Eero Niemi'))
  await ops('departure', 'guide', '1', day, '--yes')
  expect(await ops('departure', 'show', '1', day)).not.toContainEqual(expect.stringMatching(/^Guide:/))
  expect(
    await backend.query(
      `SELECT what, words FROM history WHERE departure_id = ${departureId} AND what = 'guide_named' ORDER BY id`,
    ),
  ).toEqual([
    { what: 'guide_named', words: 'Eero Niemi' },
    { what: 'guide_named', words: null },
  ])
  expect(await told(NOON)).toEqual([])

  await ops('time', 1, day, '19:30', '--yes')
  expect(await told()).toEqual(toAll('time-changed-guest'))
  expect(office.lastEmail()?.attachments.map(({ contentType }) => contentType)).toContainEqual(
    expect.stringMatching('text/calendar'),
  )
  expect((await ops('departure', 'show', 1, day))[0]).toMatch(/at 19:30$/)
  expect((await ops('season', 1, day))[1]).toContain('19:30')

  const other = await aDate()
  await runOps(LATER, 'departure', 'merge', 1, day, 'into', other.day, '--yes')
  expect(await told(minutesAfter(LATER, 11))).toEqual(toAll('departure-merged-guest'))
  for (const reference of references) {
    expect(await shown(reference)).toMatchObject({ day: other.day, state: 'choice_open', total: 358 })
    expect(await dueOf(reference)).toBe(0)
  }
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other.id)]).toEqual([0, 6])
})

test('jobs 22 and 23: after a cloudy night who wants it has all money back, and reads that the tour saw no lights; or a free return trip, a booking of its own', async () => {
  const { day, references } = await aFullVan()
  const night = at('23:59', day)
  await runOps(night, 'departure', 'not-seen', 1, day, '--now', '--yes')
  expect(await told(night)).toEqual(toAll('lights-not-seen-guest'))
  const [aino = '', mika = ''] = references
  await runOps(night, 'booking', 'choose', aino, 'refund', '--yes')
  expect(await told(night)).toEqual(['credit-note-guest to aino@example.com', ...both('guarantee-refunded')])
  expect(office.lastEmail()?.text).not.toMatch(/cannot run|cancelled/)
  expect(await shown(aino)).toMatchObject({ returned: 358, due: 0 })
  const guide = await runOps(night, 'departure', 'show', 1, day)
  expect(guide.join('\n')).toContain(aino)

  const other = await aDate()
  const lines = await runOps(night, 'booking', 'choose', mika, 'move', other.day, '--yes')
  expect(await told(night)).toEqual(both('return-trip-booked', 'mika@example.com'))
  const trip = /LL-\w{6}(?=\.$)/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  expect(await shown(trip)).toMatchObject({ day: other.day, state: 'confirmed', total: 0, due: 0 })
  expect(await shown(mika)).toMatchObject({ state: 'confirmed', returned: 0, due: 0 })
  expect(await backend.seatsTaken(other.id)).toBe(2)
})

test('job 24: at −38 °C one command ends a departure for all: each is told once, and who pays too late has it back', async () => {
  const { id: departureId, day } = await aDate()
  const { reference } = await aGuest({ departureId, adults: 2 })
  const coins = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'coins@example.com' })
  expect((await bookWithCrypto(coins, NOON)).kind).toBe('booked')
  const start = await aHold({ departureId, customerEmail: 'late@example.com' })
  await allHasArrived()
  await ops('departure', 'cancel', 1, day, '--reason', 'weather', '--yes')
  expect(await told()).toEqual([
    ...both('booking-cancelled', 'coins@example.com'),
    'departure-cancelled-guest to aino@example.com',
  ])
  expect(await shown(reference)).toMatchObject({ state: 'choice_open', returned: 0 })
  backend.stripe.pay(start.sessionId)
  await reconcileCheckouts(LATER)
  expect(await told()).toEqual(both('payment-refunded', 'late@example.com'))
  expect(await shown(start.reference)).toMatchObject({ state: 'cancelled', returned: 179, due: 0 })
  await ops('booking', 'choose', reference, 'refund', '--yes')
  expect(await told()).toEqual([...both('choice-refunded'), 'credit-note-guest to aino@example.com'])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 358, due: 0 })
})
