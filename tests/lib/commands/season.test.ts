import { readFileSync } from 'node:fs'
import path from 'node:path'
import { UNUSUAL_TRANSACTION_ID_TEXT } from '@/lib/words/money/payment-lines'
import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'

/*
 * Jobs of a season from the first command to the last e-mail, by their numbers in docs/operations.md. No other e-mail
 * is sent, and the books agree after each.
 */

jest.mock('@/lib/emails/layout/render-html-body', () => ({ renderHtmlBody: async () => '' }))
jest.mock('@/lib/use-cases/delivery/render-terms-file', () => ({
  renderTermsFile: async () => ({
    contentType: 'application/pdf',
    content: Buffer.alloc(0),
  }),
}))

const backend = aBackend()
const aFolder = temporaryFolders()
const office = anOffice(backend)
const { aDate, aGuest, allHasArrived, dueOf, shown, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
const AT_OFFICE = ['--name', 'Aino Korhonen', '--email', 'aino@example.com', '--pay', 'paid', '--yes']

const referenceIn = (lines: readonly string[]) => /LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''

test('jobs 9, 16 and 29: a guest who calls and has paid is booked by one command; a lost confirmation is resent to the guest alone, with its receipt', async () => {
  const { id, day } = await aDate()
  const reference = referenceIn(await ops('booking', 'new', 1, day, ...AT_OFFICE, '--method', 'cash'))
  expect(await told()).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', source: 'phone', paid: 179, due: 0 })
  expect(await backend.seatsTaken(id)).toBe(1)
  await ops('booking', 'resend', reference, '--yes')
  expect(await told()).toEqual(['booking-confirmed-guest to aino@example.com'])
  const paper = office.lastEmail()?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  const { text } = await readPdf(paper?.content ?? Buffer.alloc(0))
  for (const part of [/R-2026-\d{6}/, reference, '179', /25\.5/]) expect(text).toMatch(part)
})

test('jobs 35 and 17: after undoing a wrong cancellation nobody has heard of it; the booking moves to another date with its payment, announced once', async () => {
  const { departureId, reference } = await aGuest({ adults: 2 })
  const lines = await ops('booking', 'cancel', reference, '--yes')
  await ops('undo', /undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? '', '--yes')
  expect(await told(LATER)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', total: 358, returned: 0, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(2)
  const { id, day } = await aDate()
  await ops('booking', 'move', reference, day, '--yes')
  expect(await told()).toEqual(both('booking-changed'))
  expect(await shown(reference)).toMatchObject({ day, state: 'confirmed', total: 358, returned: 0, due: 0 })
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(id)]).toEqual([0, 2])
})

test('jobs 31 and 37: a no-show is marked, gets no e-mail about it, and can still come on another date chosen instead', async () => {
  const { reference, day } = await aGuest()
  await ops('booking', 'note', reference, 'Arrives by the night train', '--yes')
  expect((await shown(reference)).history.at(-1)).toMatchObject({
    what: 'note',
    words: 'Arrives by the night train',
    actor: 'command',
    actorName: expect.stringMatching(/./),
  })
  const night = at('20:30', day)
  await runOps(night, 'booking', 'no-show', reference, '--yes')
  expect(await told(night)).toEqual([])
  expect(await shown(reference)).toMatchObject({ noShowAt: night.toISOString(), state: 'confirmed', due: 0 })
  const other = await aDate()
  await runOps(night, 'departure', 'cancel', '1', day, '--reason', 'weather', '--now', '--yes')
  await runOps(night, 'booking', 'choose', reference, 'move', other.day, '--yes')
  expect(await shown(reference)).toMatchObject({ day: other.day, noShowAt: null })
  expect(await told(night)).toEqual(both('booking-changed'))
})

/** Three couples on a date, each paid by card: Aino, Mika and Sanna. */
async function aFullVan() {
  const { id: departureId, day } = await aDate()
  const parties = []
  for (const name of ['aino', 'mika', 'sanna'])
    parties.push(await aGuest({ departureId, adults: 2, customerEmail: `${name}@example.com` }))
  return { departureId, day, references: parties.map(({ reference }) => reference) }
}

const toAll = (kind: string) => ['aino', 'mika', 'sanna'].map((name) => `${kind} to ${name}@example.com`)

test('jobs 13, 14, 34, 37 and 25: tomorrow’s list shows pick-ups and the guide; a new start and a new date are announced to everyone coming', async () => {
  const { departureId, day, references } = await aFullVan()
  const places = ['Santa Claus Village', 'Hotel Aakenus', 'Hotel Aakenus']
  for (const [index, place] of places.entries())
    await ops('booking', 'contact', references[index] ?? '', '--pick-up', place, '--yes')
  expect(await told(NOON)).toEqual(toAll('details-changed-guest'))
  const eve = addMinutes(at('12:00', day), -24 * 60)
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
    '1 date is now guided by Eero Niemi.',
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
  expect(await told(addMinutes(LATER, 11))).toEqual(toAll('departure-merged-guest'))
  for (const reference of references) {
    expect(await shown(reference)).toMatchObject({ day: other.day, state: 'choice_open', total: 358 })
    expect(await dueOf(reference)).toBe(0)
  }
  expect([await backend.seatsTaken(departureId), await backend.seatsTaken(other.id)]).toEqual([0, 6])
})

/** A booking of 179 € in bitcoin, at 100,000 € per coin, with its payment details. */
async function aCoinGuest() {
  const departureId = await backend.aDeparture({ seats: 2 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  const { reference } = booking
  await allHasArrived()
  await ops(
    ...['crypto', 'details', reference, '--address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '--yes'],
    ...['--amount', '0.00179', '--network', 'bitcoin', '--rate', '100000', '--rate-source', 'Kraken'],
  )
  expect(await told(NOON)).toEqual(['crypto-details-guest to aino@example.com'])
  return { departureId, reference }
}

const mattersOf = async (reference: string) =>
  JSON.parse((await ops('today', '--json')).join('\n'))
    .filter(({ about }: { about: string }) => about === reference)
    .map(({ kind }: { kind: string }) => kind)

test('jobs 26 and 27: if coins are 3 % short the rest is requested, and confirms the booking; a refund is listed until staff have sent it, and the guest gets the credit note', async () => {
  const { departureId, reference } = await aCoinGuest()
  expect(await ops('crypto', 'paid', reference, '0.001736', '--tx', 'most', '--yes')).toContain(
    `  ${UNUSUAL_TRANSACTION_ID_TEXT}`,
  )
  expect(await told(NOON)).toEqual(['payment-short-guest to aino@example.com'])
  expect(office.lastEmail()?.text).toMatch(/5\.40 €/)
  const rest = ['0.000054', '--tx', 'f'.repeat(64)]
  expect(await ops('crypto', 'paid', reference, ...rest, '--yes')).not.toContain(
    `  ${UNUSUAL_TRANSACTION_ID_TEXT}`,
  )
  expect(await told(NOON)).toEqual(both('booking-confirmed'))
  expect(await shown(reference)).toMatchObject({ state: 'confirmed', paid: 179, due: 0 })
  expect(await backend.seatsTaken(departureId)).toBe(1)

  await ops('booking', 'cancel', reference, '--by-us', '--yes')
  expect(await told()).toEqual(both('booking-cancelled'))
  // The coins arrived in two parts, and are refunded in two.
  expect(await mattersOf(reference)).toEqual(['refund_by_hand', 'refund_by_hand'])
  expect(await shown(reference)).toMatchObject({ due: 0, toReturn: 179 })
  await ops('money', 'record', reference, 179, '--method', 'crypto', '--returned', '--yes')
  const note = 'credit-note-guest to aino@example.com'
  expect(await told()).toEqual([note, note])
  expect(await mattersOf(reference)).toEqual([])
  expect(await shown(reference)).toMatchObject({ state: 'cancelled', returned: 179, due: 0, toReturn: 0 })
})

test('job 33: an address that a mail server refuses is reported within the hour, corrected, and the e-mail is sent there', async () => {
  const complain = expectLog()
  office.refuseWith(550, 'no such user', 'aino@exmaple.com')
  const { day } = await aDate()
  const guest = [
    '--name',
    'Aino Korhonen',
    '--email',
    'aino@exmaple.com',
    '--pay',
    'paid',
    '--method',
    'cash',
  ]
  const reference = referenceIn(await ops('booking', 'new', 1, day, ...guest, '--yes'))
  await told(NOON)
  const anHourLater = addMinutes(NOON, 60)
  expect(await told(anHourLater)).toEqual(['email-undeliverable-operator to the office'])
  expect(complain).toHaveBeenCalledTimes(2)
  const [listed] = JSON.parse((await ops('emails', 'list', '--json')).join('\n'))
  expect(listed).toMatchObject({ kind: 'booking-confirmed-guest', recipient: 'aino@exmaple.com', tries: 2 })
  office.refuseWith(null)
  await ops('booking', 'contact', reference, '--email', 'aino@example.com', '--yes')
  await ops('booking', 'resend', reference, '--yes')
  expect(await told(anHourLater)).toEqual([
    'address-changed-guest to aino@example.com',
    'address-changed-guest to aino@exmaple.com',
    'booking-confirmed-guest to aino@example.com',
  ])
})
