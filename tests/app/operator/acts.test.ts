import { healthConsentText } from '@/content/health-consent'
import { type CryptoType } from '@/lib/booking/booking'
import { addMinutes } from '@/lib/calendar/duration'
import { BOOKING_ACTION_LABELS } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { saveHealthNote } from '@/lib/db/upkeep/health-notes'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { replaceGuideLink } from '@/lib/use-cases/links/replace-guide-link'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  confirm,
  doneParams,
  hiddenFields,
  redirectsToDone,
  operatorToken,
  send,
  sendPreview,
} from '@/tests/support/operator-pages'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { runOps } from '@/tests/support/run-ops'
import { endCommands } from '@/tests/support/run-jobs'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aHeldChange, aPaidBooking, bookingOf } = changedBookings(backend)
const { cancelFor, whereIs } = cancelledDepartures(backend)
const TWO = { adults: 2, offeredCents: 358_00 }
const [ONE, OTHER] = ['one@lumi.example.com', 'two@lumi.example.com']

beforeAll(() => backend.aDeparture({ seats: 200 }))

async function aLinked() {
  const booking = await aPaidBooking(TWO)
  return { ...booking, token: await operatorToken(booking.reference) }
}

async function aCryptoBooking(cryptoType: CryptoType = 'bitcoin') {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, cryptoType, customerEmail: 'coins@example.com' })
  const booked = await bookWithCrypto(input, NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  return { ...booked, token: await operatorToken(booked.reference) }
}

const historyOf = (reference: string) =>
  backend.query<{ what: string; actor: string; actor_name: string; words: string | null }>(
    `SELECT what, actor::text, actor_name, words FROM history h JOIN bookings b ON b.id = h.booking_id
     WHERE reference = '${reference}' ORDER BY h.id`,
  )
const refundsOf = (reference: string) =>
  backend.query<{ cents: number; state: string }>(
    `SELECT r.cents, r.state FROM refunds r JOIN bookings b ON b.id = r.booking_id WHERE reference = '${reference}'`,
  )
const buttonsOn = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)
const done = redirectsToDone
/** A date as offered by 'Move': its radio button with its label, in the month of the date. */
async function offeredDate(token: string, id: number) {
  const { day } = await database().departure.findUniqueOrThrow({ where: { id } })
  const html = await actionPage(token, 'move', { change: '', month: day.toISOString().slice(0, 7) })
  return html.split('</td>').find((cell) => cell.includes('type="radio"') && cell.includes(`value="${id}"`))
}

test('the page shows all of a booking and a button for each possible action; for a cancellation by us, guests, money and the e-mail’s subject are shown, and the history names the inbox', async () => {
  const { reference, token } = await aLinked()
  const html = await bookingPage(token)
  expect(html).toContain(`>${reference}</h1>`)
  for (const text of [
    'Aino Korhonen',
    'aino@example.com',
    '358 €',
    'Booking confirmed, to aino@example.com: ',
  ])
    expect(html).toContain(text)
  expect(buttonsOn(html)).toEqual([
    ...['Move', 'Change guests', 'Change details', 'Refund'],
    ...['Send confirmation again', 'Message', 'Add note', 'Cancel for us', 'Cancel for the guest'],
  ])
  const preview = await actionPage(token, 'cancel-for-us')
  expect(preview).toContain('358 € goes back to the card')
  expect(preview).toContain(
    '2 guests, 358 € back to cards, 1 e-mail to guests now, and 1 with the credit note when the refund is made.',
  )
  expect(preview).toMatch(/E-mail to the guest: <\/span><span lang="en-GB">“[^”]+\(LL-/)
  expect(preview).toContain('We are cancelling, so everything the guest has paid is refunded.')
  expect(preview).toContain('Dear Aino Korhonen')
  await backend.query(`UPDATE bookings SET language = 'de' WHERE reference = '${reference}'`)
  const german = await actionPage(token, 'cancel-for-us')
  expect(german).toMatch(/E-mail to the guest, in German: <\/span><span lang="de">“[^<]+”/)
  expect(german).toMatch(/What the guest reads, in German<\/p><div lang="de">Guten Tag Aino Korhonen/)
  await backend.query(`UPDATE bookings SET language = 'en' WHERE reference = '${reference}'`)
  expect(await send(token, 'cancel-for-us', hiddenFields(preview))).toMatchObject(
    done(token, 'cancel-for-us'),
  )
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
  expect((await historyOf(reference)).at(-1)).toMatchObject({
    actor: 'operator_link',
    actor_name: ONE,
  })
})

test('a form has the facts of its booking next to it; a preview whose e-mail takes that place has not', async () => {
  const { token } = await aLinked()
  expect(await actionPage(token, 'party')).toContain('>Total</dt>')
  expect(await actionPage(token, 'cancel-for-us')).not.toContain('>Total</dt>')
})

test('an action can be undone for ten minutes, from any inbox, and by nobody after that; an ended booking has buttons for what can still be done', async () => {
  const { reference, token } = await aLinked()
  await confirm(token, 'cancel-for-guest')
  const other = await operatorToken(reference, OTHER)
  expect(await bookingPage(other)).toContain(`By ${ONE}: the cancellation.`)
  expect(await confirm(other, 'undo')).toMatchObject(done(other, 'undo'))
  await confirm(token, 'cancel-for-us')
  const undo = hiddenFields(await actionPage(token, 'undo'))
  await endCommands(addMinutes(NOON, 11))
  expect((await send(token, 'undo', undo)).location).toMatch(/\/undo\?outdated=\d+$/)
  expect(await actionPage(token, 'undo')).toContain('There is nothing left to undo.')
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
  expect(buttonsOn(await bookingPage(token))).toEqual(['Send confirmation again', 'Message', 'Add note'])
})

const moneyButtons = async (token: string) =>
  buttonsOn(await bookingPage(token)).filter((name) => name === 'Refund' || name === 'Record payment')

const WAITING = 'The change that was waiting for payment is dropped.'

test('everything that drops a change waiting for payment says so', async () => {
  const { reference, token } = await aLinked()
  const date = await backend.aDeparture({ seats: 8 })
  const acts = {
    'cancel-for-us': {},
    'cancel-for-guest': {},
    move: { departure: String(date), reason: 'guest' },
    party: { adults: '4', children: '0', reason: 'guest' },
  }
  for (const [act, typed] of Object.entries(acts))
    expect(await actionPage(token, act, typed)).not.toContain(WAITING)
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  for (const [act, typed] of Object.entries({
    ...acts,
    less: { adults: '1', children: '0', reason: 'guest' },
  }))
    expect([act, await actionPage(token, act === 'less' ? 'party' : act, typed)]).toEqual([
      act,
      expect.stringContaining(WAITING),
    ])
})

test('so does a choice of the guest', async () => {
  const { departureId, reference, token } = await aLinked()
  const { tourId, day } = await whereIs(departureId)
  await runOps(NOON, 'time', tourId, day, '23:30', '--now', '--yes')
  const refund = () => actionPage(token, 'full-refund')
  expect(await refund()).toContain('The guest has chosen a full refund')
  expect(await refund()).not.toContain(WAITING)
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  expect(await refund()).toContain(WAITING)
})

test('a request that came earlier counts from then, and so does its refund; an impossible time says why, next to its field', async () => {
  const { reference, token, departureId } = await aLinked()
  await backend.query(
    `UPDATE bookings SET created_at = '2026-11-30T10:00:00Z' WHERE reference = '${reference}'`,
  )
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  const now = await actionPage(token, 'cancel-for-guest')
  expect(now).toContain('nothing is refunded')
  expect(now).toContain('>now<')
  const asOf = '2026-12-01T10:30'
  const earlier = await actionPage(token, 'cancel-for-guest', { asOf })
  expect(earlier).toContain('358 € goes back to the card')
  expect(earlier).toContain('>2026-12-01 10:30<')
  const fewer = { adults: '1', children: '0', reason: 'guest' }
  expect(await actionPage(token, 'party', fewer)).toContain('It is too late for the guest to change this.')
  expect(await actionPage(token, 'party', { ...fewer, asOf })).toContain('179 € goes back to the card')
  for (const [wrong, text] of [
    ['2026-12-01T12:01', 'The guest cannot have asked in the future.'],
    ['2026-11-29T12:00', 'The guest cannot have asked before the booking was made, or in the future.'],
    ['yesterday', 'Please write it as 2026-12-11 19:50, in Helsinki time'],
  ] as const)
    for (const act of ['cancel-for-guest', 'party']) {
      const html = await actionPage(token, act, { ...(act === 'party' && fewer), asOf: wrong })
      expect(html).toMatch(new RegExp(`id="asOf-wrong">${text}`))
      expect(html).not.toContain('>Confirm<')
    }
  expect(await confirm(token, 'cancel-for-guest', { asOf })).toMatchObject(done(token, 'cancel-for-guest'))
  expect(await refundsOf(reference)).toMatchObject([{ cents: 358_00 }])
})

test('a date must be chosen, and an address must not be emptied: the error is next to the field', async () => {
  const { reference, token } = await aLinked()
  const undated = await actionPage(token, 'move', { reason: 'guest' })
  expect(undated).toContain('Please choose a date')
  expect(undated).not.toContain('This tour has no departure')
  const details = { name: 'Aino Korhonen', phone: '', language: 'en', pickUp: '', health: 'keep' }
  const html = await actionPage(token, 'contact', { ...details, email: '' })
  expect(html).toMatch(/id="email-wrong">Please write an address: the guest’s e-mails go there\./)
  expect(html).not.toContain('>Confirm<')
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${reference}'`)
  const without = await actionPage(token, 'contact', { ...details, phone: '+358 40 1234567', email: '' })
  expect(without).toContain('Phone: +358 40 1234567.')
  expect(without).toContain('>Confirm<')
})

test('a refusal is above the fields, and also at the field that it is about', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  const token = await operatorToken((await aPaidBooking({ ...TWO, departureId })).reference)
  const text = 'That date only has 2 seats left, which is not enough.'
  const full = await actionPage(token, 'party', { adults: '8', children: '0', reason: 'guest' })
  expect(full.indexOf(`role="alert">${text}`)).toBeGreaterThan(0)
  expect(full.indexOf(`role="alert">${text}`)).toBeLessThan(full.indexOf('name="adults"'))
  expect(full).toContain(`id="adults-wrong">${text}`)
  const same = await actionPage(token, 'party', { adults: '2', children: '0', reason: 'guest' })
  expect(same.indexOf('role="alert">Nothing would change')).toBeGreaterThan(0)
  expect(same.indexOf('role="alert">Nothing would change')).toBeLessThan(same.indexOf('name="adults"'))
})

test('what is sent again says what is booked, and a guest without an address is not offered it', async () => {
  const { reference, token } = await aLinked()
  await backend.query(
    `INSERT INTO emails (id, booking_id, kind, recipient, facts, cause, created_at)
       SELECT gen_random_uuid(), booking_id, 'details-changed-guest', recipient, facts, 'later', created_at + interval '1 hour'
       FROM emails WHERE kind = 'booking-confirmed-guest'
         AND booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(await actionPage(token, 'resend')).toContain('“Booking confirmed: ')
  expect(await bookingPage(token)).toContain('Send confirmation again')
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${reference}'`)
  expect(await bookingPage(token)).not.toContain('Send confirmation again')
})

test('health details can be deleted, together with other corrections or alone', async () => {
  const { reference, token } = await aLinked()
  const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
  const details = { name: 'Aino Korhonen', email: 'aino@example.com', phone: '', language: 'en', pickUp: '' }
  const note = { words: 'Allergic to nuts', consentText: healthConsentText('en'), consentedAt: NOON }
  await saveHealthNote(database(), id, note)
  const notes = () => database().healthNote.count({ where: { bookingId: id } })
  expect(await actionPage(token, 'contact', { ...details, health: 'keep' })).toContain('Nothing would change')
  expect(await confirm(token, 'contact', { ...details, health: 'delete' })).toMatchObject(
    done(token, 'contact'),
  )
  expect(await notes()).toBe(0)
  expect(await actionPage(token, 'contact', { ...details, health: 'delete' })).toContain(
    'We have no health details for this booking.',
  )
})

test('a text typed on one booking’s page is not restored on another’s, nor in another form', async () => {
  const [{ token }, { token: other }] = [await aLinked(), await aLinked()]
  const { location } = await sendPreview(token, 'message', { message: 'Your gloves are here' })
  const query = Object.fromEntries(new URLSearchParams(location?.split('?')[1]))
  expect(await actionPage(token, 'message', query)).toContain('Your gloves are here')
  for (const [page, act] of [
    [other, 'message'],
    [token, 'contact'],
  ] as const)
    expect(await actionPage(page, act, query)).not.toContain('Your gloves are here')
  await send(other, 'message', { draft: query.draft ?? '', message: '' })
  expect(await actionPage(token, 'message', query)).toContain('Your gloves are here')
})

test('only possible payments are offered: a refund of what was paid, and a payment of what is due', async () => {
  const { reference, token } = await aLinked()
  expect(await moneyButtons(token)).toEqual(['Refund'])
  expect(await actionPage(token, 'refund')).toContain('Up to 358 €.')
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  expect(await moneyButtons(token)).toEqual(['Refund', 'Record payment'])
  const due = 'The amount due is exactly 179 €.'
  expect(await actionPage(token, 'record-payment')).toContain(due)
  const part = { amount: '100', method: 'cash' }
  expect((await actionPage(token, 'record-payment', part)).split(due)).toHaveLength(4)
  await confirm(token, 'record-payment', { amount: '179', method: 'bank_transfer' })
  expect(await bookingOf(reference)).toMatchObject({ adults: 3, total_cents: 537_00 })
  await confirm(token, 'refund', { amount: '537', reason: 'goodwill' })
  expect(await moneyButtons(token)).toEqual([])
})

test('money that staff must return by hand is recorded as returned, with a button only until then', async () => {
  const { reference, token } = await aCryptoBooking()
  const isOffered = async () => buttonsOn(await bookingPage(token)).includes('Record money returned')
  await payInCrypto(reference, NOON)
  expect(await isOffered()).toBe(false)
  await cancelBooking.run(reference, 'us', NOON)
  expect(await isOffered()).toBe(true)
  expect(await actionPage(token, 'record-returned')).toContain('You have 179 € to return.')
  const returned = { amount: '179', method: 'crypto' }
  expect(await actionPage(token, 'record-returned', { ...returned, amount: '180' })).toMatch(
    /id="amount-wrong">You have 179 € to return on this booking\./,
  )
  expect(await confirm(token, 'record-returned', returned)).toMatchObject(done(token, 'record-returned'))
  expect(await isOffered()).toBe(false)
})

test('no field next to ‘Confirm’ can differ from what it does; ‘Change’ leads back to the form', async () => {
  const { token } = await aLinked()
  const html = await actionPage(token, 'refund', { amount: '50', reason: 'goodwill' })
  expect(html).toContain('>Confirm<')
  expect(html).not.toMatch(/<input(?! type="hidden")|<select|<textarea|See what changes/)
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Amount in euros\s+50\s+Reason\s+Goodwill/)
  const [, change = ''] = /href="[^"]*\/refund\?([^"]*)"/.exec(html) ?? []
  const query = Object.fromEntries(new URLSearchParams(change.replaceAll('&amp;', '&')))
  const form = await actionPage(token, 'refund', query)
  expect(form).toMatch(/name="amount"[^>]*value="50"/)
  expect(form).not.toContain('>Confirm<')
  expect(form).not.toContain('Please fill in')
})

test('a page says that something was done only after a form has led to it, and for ten minutes', async () => {
  const [{ reference, token }, other] = [await aLinked(), await aLinked()]
  expect(await bookingPage(token, { done: 'cancel-for-us' })).not.toContain('role="status"')
  const { location } = await confirm(token, 'note', {}, { note: 'Calls from the station' })
  const signed = doneParams(location)
  expect(await bookingPage(token, signed)).toContain('The note is in the history.')
  const forged = { done: signed.done?.replace('note', 'cancel-for-us') ?? '' }
  for (const page of [
    () => bookingPage(token, forged),
    () => bookingPage(other.token, signed),
    () => withClockAt(addMinutes(NOON, 11), () => bookingPage(token, signed)),
  ])
    expect(await page()).not.toContain('role="status"')
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('wishes that the guest releases are shown to the guide by a button, once; the guest’s health note is not on the page', async () => {
  const { departureId, reference, token } = await aLinked()
  expect(buttonsOn(await bookingPage(token))).not.toContain('Show wishes to the guide')
  await backend.query(
    `UPDATE bookings SET special_requests = 'A vegetarian dinner' WHERE reference = '${reference}'`,
  )
  const guides = async () => {
    const link = await replaceGuideLink.run(departureId, NOON)
    return bookingPage(link?.split('/').at(-1) ?? '')
  }
  expect(buttonsOn(await bookingPage(token))).toContain('Show wishes to the guide')
  expect(await guides()).toContain('see the office')
  await confirm(token, 'show-wishes')
  expect(await guides()).toContain('A vegetarian dinner')
  expect(await bookingPage(token)).toContain('wishes shown to the guide, by operator link of')
  expect(buttonsOn(await bookingPage(token))).not.toContain('Show wishes to the guide')
  const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
  await saveHealthNote(database(), id, {
    words: 'Allergic to nuts',
    consentText: healthConsentText('en'),
    consentedAt: NOON,
  })
  expect(await bookingPage(token)).not.toMatch(/health|nuts/i)
  expect((await runOps(NOON, 'booking', 'show', reference)).join('\n')).toMatch(/^Health +Allergic to nuts$/m)
})

test('if two people press at once, one is first; the second sees who, and when', async () => {
  const { reference, token } = await aLinked()
  const other = await operatorToken(reference, OTHER)
  const query = { amount: '50', reason: 'goodwill' }
  const [one, two] = [await actionPage(token, 'refund', query), await actionPage(other, 'refund', query)]
  const answers = await Promise.all([
    send(token, 'refund', hiddenFields(one)),
    send(other, 'refund', hiddenFields(two)),
  ])
  const isDone = answers.map(({ location }) => location?.includes('done=refund'))
  expect([...isDone].sort()).toEqual([false, true])
  expect(await refundsOf(reference)).toHaveLength(1)
  const [first, second] = isDone[0] ? [ONE, other] : [OTHER, token]
  const again = await actionPage(second, 'refund', { ...query, outdated: '' })
  expect(again).toContain('Nothing was done')
  expect(again).toMatch(
    new RegExp(`Latest entry: 2026-12-01 12:00 refund requested.*by operator link of ${first}`),
  )
})

test('a second click does nothing again; a note that is too long says why, and is kept', async () => {
  const { reference, token } = await aLinked()
  const fields = { ...hiddenFields(await actionPage(token, 'note')), note: 'Calls from the station' }
  expect(await send(token, 'note', fields)).toMatchObject(done(token, 'note'))
  expect(await send(token, 'note', fields)).toMatchObject(done(token, 'again'))
  // Another form from before does nothing, and what was typed does not appear in a URL.
  const { location } = await send(token, 'note', { ...fields, once: 'another' })
  expect(location).toMatch(new RegExp(`^/operator/${token}/note\\?draft=[\\da-f-]{36}&outdated=\\d+$`))
  const notes = (await historyOf(reference)).filter(({ what }) => what === 'note')
  expect(notes).toMatchObject([{ words: 'Calls from the station', actor_name: ONE }])
  const long = 'Calls from the station. '.repeat(30)
  const refused = (await confirm(token, 'note', {}, { note: long })).location
  expect(refused).not.toContain('station')
  const again = await actionPage(
    token,
    'note',
    Object.fromEntries(new URLSearchParams(refused?.split('?')[1])),
  )
  expect(again).toContain('The note must be 500 characters or fewer')
  expect(again).toContain(`value="${long}"`)
  expect(again).toContain('>Confirm<')
})

test('dates show what they cost, and a more expensive one is held until the difference is paid', async () => {
  const { reference, token } = await aLinked()
  const [same, dear] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  await backend.query(
    `UPDATE departures SET adult_price_cents = 20000, child_price_cents = 15000 WHERE id = ${dear}`,
  )
  expect(await offeredDate(token, dear)).toMatch(/, 42 € more, 8 places left<.*\+42 €.*8 left</)
  expect(await offeredDate(token, same)).toMatch(/, same price, 8 places left</)
  // A longer text would be cut off on a phone.
  expect(await actionPage(token, 'move')).toContain('>Our own reasons</option>')
  const wish = { departure: String(dear), reason: 'guest' }
  expect(await confirm(token, 'move', wish)).toMatchObject(done(token, 'held'))
  const { departureId, reference: chooser } = await aPaidBooking()
  await cancelFor(departureId)
  const refused = await actionPage(await operatorToken(chooser), 'move')
  expect(refused).toContain('This guest has yet to choose what happens next.')
  expect(refused).not.toMatch(/No other date|See what changes/)
  expect(await bookingOf(reference)).not.toMatchObject({ departure_id: dear })
})

test('the form for payment details offers only our wallets; the one for cryptocurrency shows the amount requested and received', async () => {
  const { reference, token } = await aCryptoBooking()
  expect(buttonsOn(await bookingPage(token))).toContain('Send payment details')
  const empty = await actionPage(token, 'send-details')
  expect(empty).toContain('In BTC, worth 179 € at your rate.')
  expect(empty.match(/inputMode="decimal"/g)).toHaveLength(2)
  expect(empty).toMatch(/<select[^>]*name="network"[^>]*><option[^>]*value="bitcoin"/)
  expect(empty).toMatch(/<select[^>]*name="address".*1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa \(bitcoin\)/)
  expect(empty).not.toContain('0x52908400098527886E0F7030069857D2E4169EE7')
  const details = { amount: '0.002', network: 'Bitcoin', rate: '89500', source: ' ' }
  // What a rule refuses is said next to its field, where it can be put right.
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  for (const [slip, wrong] of [
    [{ address: `${address}b` }, /id="address-wrong">This is not an address on that network/],
    [
      { address, rate: '80000' },
      /id="amount-wrong">At that rate these coins are worth 160 €, but 179 € is due/,
    ],
    [{ address, network: 'tron' }, /id="network-wrong">We accept this coin on: bitcoin/],
  ] as const) {
    const html = await actionPage(token, 'send-details', { ...details, ...slip })
    expect(html).toMatch(wrong)
    expect(html).toContain('>See what changes<')
  }
  // Anyone with the link can post what the page does not offer.
  const thief = { ...details, address: '12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S' }
  await confirm(token, 'send-details', thief)
  expect(await bookingPage(token)).not.toContain(thief.address)
  // The source of the rate may be left out; and a paste brings along what nobody sees.
  const pasted = { ...details, address: '\u200b1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa\u2069' }
  expect(await confirm(token, 'send-details', pasted)).toMatchObject(done(token, 'send-details'))
  expect(
    await database().paymentDetails.findFirstOrThrow({ where: { booking: { reference } } }),
  ).toMatchObject({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', rateSource: null })
  for (const text of ['0.002 BTC on bitcoin', '1 BTC = 89,500 €'])
    expect(await bookingPage(token)).toContain(text)
  const form = await actionPage(token, 'record-payment')
  expect(form).toContain(
    'In BTC, exactly as received. The guest was asked for 0.002 BTC, at 1 BTC = 89,500 €.',
  )
  expect(form).toContain('Nothing of 179 € has been received so far.')
  expect(form).not.toMatch(/euros<|name="(euros|network)"/)
  await confirm(token, 'record-payment', { amount: '0.001', tx: 'a'.repeat(64) })
  expect(await actionPage(token, 'record-payment')).toContain(
    '89.50 € of 179 € has been received so far; 0.001 BTC is still due.',
  )
  await confirm(token, 'record-payment', { amount: '0.001', tx: 'b'.repeat(64) })
  expect(buttonsOn(await bookingPage(token))).not.toContain('Send payment details')
  expect(await actionPage(token, 'record-payment')).not.toMatch(/received so far|still due/)
})

test('coins that came without payment details are recorded by their worth in euros; a field that cannot be read says why, and what was typed is still there', async () => {
  const { token } = await aCryptoBooking()
  const before = await actionPage(token, 'record-payment')
  expect(before).toContain('>Amount in euros<')
  expect(before).not.toMatch(/>Amount<|name="amount"/)
  expect(before).toContain(
    'no payment details were sent, so there is no rate. Nothing of 179 € has been received so far.',
  )
  const html = await actionPage(token, 'record-payment', { euros: 'all', tx: 'e15-bb' })
  expect(html).toMatch(/id="euros-wrong">Please write an amount in euros/)
  expect(html).toMatch(/aria-invalid="true"[^>]*name="euros"[^>]*value="all"/)
  expect(html).toMatch(/name="tx"[^>]*value="e15-bb"/)
  expect(html).not.toMatch(/id="tx-wrong"/)
})

test('of a coin on several networks without payment details the form asks for the network', async () => {
  const { token } = await aCryptoBooking('usdt')
  const form = await actionPage(token, 'record-payment')
  expect(form).toMatch(/<select[^>]*name="network"[^>]*>.*Not known.*tron/)
  expect(await actionPage(token, 'send-details')).toMatch(
    /<select[^>]*name="network"[^>]*><option[^>]*value=""[^>]*>Choose<.*tron/,
  )
})

/** Every field of every form on these pages, each with a NUL character. */
const WITH_NUL = Object.fromEntries(
  `note amount reason method transaction transactionId address network rate rateSource date departure message subject
  name phone pickUp email option adults children refund draft month terms seen shown
  sale asOf health pay price private by`
    .split(/\s+/)
    .map((name) => [name, 'a\u0000b']),
)

test('no text with a NUL, which no database accepts, causes an error on our side: in no form, draft or URL', async () => {
  const [card, coins] = [await aLinked(), await aCryptoBooking()]
  for (const { token } of [card, coins])
    for (const act of Object.keys(BOOKING_ACTION_LABELS)) {
      expect((await send(token, act, WITH_NUL)).status).toBeLessThan(500)
      expect(await actionPage(token, act, WITH_NUL)).toContain('<h1')
    }
  const { token, reference } = await aLinked()
  expect((await send(token, 'note', { note: 'Calls\u0000 from the station' })).status).toBe(303)
  expect(JSON.stringify(await historyOf(reference))).not.toContain('\u0000')
})
