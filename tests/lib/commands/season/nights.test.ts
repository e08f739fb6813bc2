import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { minutesAfter } from '@/lib/calendar/duration'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'
import { reconcileCheckouts } from '@/tests/support/work'

/* The jobs of a season that are about a whole departure; docs/operations.md lists all of them. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const office = anOffice(backend)
const { aDate, aGuest, dueOf, shown, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

/** Three parties on a date, each paid by card: Aino, Mika and Sanna, a couple each. */
async function aFullVan() {
  const { id: departureId, day } = await aDate()
  const parties = []
  for (const name of ['aino', 'mika', 'sanna'])
    parties.push(await aGuest({ departureId, adults: 2, customerEmail: `${name}@example.com` }))
  return { departureId, day, references: parties.map(({ reference }) => reference) }
}

const toAll = (kind: string) => ['aino', 'mika', 'sanna'].map((name) => `${kind} to ${name}@example.com`)

test('jobs 13 and 14: tomorrow’s list has who is to be fetched where, by stops, as a table and as a page to print', async () => {
  const { day, references } = await aFullVan()
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
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lumi-guide-')), 'guide.pdf')
  await runOps(eve, 'departure', 'show', 1, 'tomorrow', '--pdf', file)
  const { text, pages } = await readPdf(readFileSync(file))
  expect(pages).toBe(1)
  for (const words of ['Hotel Aakenus', 'Santa Claus Village', ...references]) expect(text).toContain(words)
})

test('job 22: after a cloudy night who wants it has all money back, and reads that the tour saw no lights', async () => {
  const { day, references } = await aFullVan()
  const night = at('23:59', day)
  await runOps(night, 'departure', 'not-seen', 1, day, '--now', '--yes')
  expect(await told(night)).toEqual(toAll('lights-not-seen-guest'))
  const [reference = ''] = references
  await runOps(night, 'booking', 'choose', reference, 'refund', '--yes')
  expect(await told(night)).toEqual(['credit-note-guest to aino@example.com', ...both('guarantee-refunded')])
  expect(office.lastEmail()?.text).not.toMatch(/cannot run|cancelled/)
  expect(await shown(reference)).toMatchObject({ returned: 358, due: 0 })
  const guide = await runOps(night, 'departure', 'show', 1, day)
  expect(guide.join('\n')).toContain(reference)
})

test('job 23: or a free return trip, a booking of its own for 0 €', async () => {
  const { day, references } = await aFullVan()
  const other = await aDate()
  const night = at('23:59', day)
  await runOps(night, 'departure', 'not-seen', 1, day, '--now', '--yes')
  await told(night)
  const lines = await runOps(night, 'booking', 'choose', references[1] ?? '', 'move', other.day, '--yes')
  expect(await told(night)).toEqual(both('return-trip-booked', 'mika@example.com'))
  const trip = /LL-\w{6}(?=\.$)/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  expect(await shown(trip)).toMatchObject({ day: other.day, state: 'confirmed', total: 0, due: 0 })
  expect(await shown(references[1] ?? '')).toMatchObject({ state: 'confirmed', returned: 0, due: 0 })
  expect(await backend.seatsTaken(other.id)).toBe(2)
})

test('job 24: at −38 °C one command ends a departure for all: each is told once, and who pays too late has it back', async () => {
  const { id: departureId, day } = await aDate()
  const { reference } = await aGuest({ departureId, adults: 2 })
  const coins = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'coins@example.com' })
  expect((await bookWithCrypto(coins, NOON)).kind).toBe('booked')
  const start = await aHold({ departureId, customerEmail: 'late@example.com' })
  await told(NOON)
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

test('job 25: the guide is ill: two departures become one, and all who come along are told', async () => {
  const { departureId, day, references } = await aFullVan()
  const other = await aDate()
  await ops('departure', 'merge', 1, day, 'into', other.day, '--yes')
  expect(await told()).toEqual(toAll('departure-merged-guest'))
  for (const reference of references) {
    expect(await shown(reference)).toMatchObject({ day: other.day, state: 'choice_open', total: 358 })
    expect(await dueOf(reference)).toBe(0)
  }
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other.id)]).toEqual([0, 6])
})

test('job 34: another start is told to all who come, and is the one that everybody sees', async () => {
  const { day } = await aFullVan()
  await ops('time', 1, day, '19:30', '--yes')
  expect(await told()).toEqual(toAll('time-changed-guest'))
  expect(office.lastEmail()?.attachments.map(({ contentType }) => contentType)).toContainEqual(
    expect.stringMatching('text/calendar'),
  )
  expect((await ops('departure', 'show', 1, day))[0]).toMatch(/at 19:30$/)
  expect((await ops('season', 1, day))[1]).toContain('19:30')
})
