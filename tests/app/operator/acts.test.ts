import { healthConsent } from '@/content/health-consent'
import { type CryptoType } from '@/lib/booking/booking'
import { minutesAfter } from '@/lib/calendar/duration'
import { OPERATOR_ACTIONS } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { saveHealthNote } from '@/lib/db/upkeep/health-notes'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { makeGuideLink } from '@/lib/use-cases/links/make-guide-link'
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
import { runOps } from '@/tests/support/run-ops'
import { endCommands } from '@/tests/support/work'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aHeldChange, aPaidBooking, bookingOf } = changedBookings(backend)
const { cancelFor } = cancelledDepartures(backend)
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
    ...['Cancel for us', 'Cancel for the guest', 'Move', 'Change guests', 'Change details', 'Refund'],
    ...['Send confirmation again', 'Message', 'Add note'],
  ])
  const preview = await actionPage(token, 'cancel-for-us')
  expect(preview).toContain('358 € goes back to the card')
  expect(preview).toContain('2 guests, 358 € back to cards, 1 e-mail to guests.')
  expect(preview).toMatch(/E-mail to the guest: “[^”]+\(LL-/)
  expect(preview).toContain('For a reason of ours')
  expect(preview).toContain('Dear Aino Korhonen')
  expect(await actionPage(token, 'cancel-for-guest')).toContain('At the guest’s wish')
  const other = { ...hiddenFields(preview), shown: '17900' }
  // The amount differs from the preview, so nothing is done.
  for (const name of ['cancel-for-us', 'cancel-for-guest'])
    expect((await send(token, name, other)).location).toContain('outdated')
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  expect(await send(token, 'cancel-for-us', hiddenFields(preview))).toMatchObject(
    done(token, 'cancel-for-us'),
  )
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
  expect((await historyOf(reference)).at(-1)).toMatchObject({
    actor: 'operator_link',
    actor_name: ONE,
  })
  expect(await refundsOf(reference)).toEqual([{ cents: 358_00, state: 'waiting' }])
})

test('an action can be undone for ten minutes, from any inbox, and by nobody after that; an ended booking has buttons for what can still be done', async () => {
  const { reference, token } = await aLinked()
  await confirm(token, 'cancel-for-guest')
  const other = await operatorToken(reference, OTHER)
  expect(await bookingPage(other)).toContain(`By ${ONE}: the cancellation.`)
  expect(await confirm(other, 'undo')).toMatchObject(done(other, 'undo'))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', seats: 2 })
  expect((await refundsOf(reference)).map(({ state }) => state)).toEqual(['dropped'])
  await confirm(token, 'cancel-for-us')
  const undo = hiddenFields(await actionPage(token, 'undo'))
  await endCommands(minutesAfter(NOON, 11))
  expect((await send(token, 'undo', undo)).location).toBe(`/operator/${token}/undo?outdated=`)
  expect(await actionPage(token, 'undo')).toContain('There is nothing to undo any more.')
  expect(await bookingOf(reference)).toMatchObject({ state: 'cancelled' })
  expect(buttonsOn(await bookingPage(token))).toEqual(['Send confirmation again', 'Message', 'Add note'])
})

const moneyButtons = async (token: string) =>
  buttonsOn(await bookingPage(token)).filter((name) => name === 'Refund' || name === 'Record payment')

test('a refund says how much can be refunded, waits as the command’s does, and can be undone by the link; an invalid amount is refused with its reason', async () => {
  const { reference, token } = await aLinked()
  expect(await actionPage(token, 'refund')).toContain('At most 358 €.')
  const more = await actionPage(token, 'refund', { amount: '400', reason: 'goodwill' })
  expect(more).toContain('Only 358 € is left of what was paid.')
  expect(more).not.toContain('>Confirm<')
  expect(await actionPage(token, 'refund', { amount: 'all', reason: 'goodwill' })).toContain(
    'Please write an amount in euros, such as 89.50',
  )
  const query = { amount: '50', reason: 'goodwill' }
  const preview = await actionPage(token, 'refund', query)
  expect(preview).toContain('2 guests, 50 € back to cards, 1 e-mail to guests.')
  expect(preview).toContain('The guest has an e-mail with the credit note when the refund is made.')
  expect(await confirm(token, 'refund', query)).toMatchObject(done(token, 'refund'))
  expect(await refundsOf(reference)).toEqual([{ cents: 50_00, state: 'waiting' }])
  expect(await bookingPage(token)).toContain(`By ${ONE}: the refund.`)
  expect(await confirm(token, 'undo')).toMatchObject(done(token, 'undo'))
  expect((await refundsOf(reference)).map(({ state }) => state)).toEqual(['dropped'])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
})

test('only possible payments are offered: a refund of what was paid, and a payment of what is due, which makes the change waiting for it', async () => {
  const { reference, token } = await aLinked()
  expect(await moneyButtons(token)).toEqual(['Refund'])
  expect(await actionPage(token, 'record-payment', { amount: '358', method: 'cash' })).toContain(
    'Nothing is due for this booking.',
  )
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  expect(await moneyButtons(token)).toEqual(['Refund', 'Record payment'])
  const due = 'The amount due is exactly 179 €.'
  expect(await actionPage(token, 'record-payment')).toContain(due)
  const part = { amount: '100', method: 'cash' }
  expect((await actionPage(token, 'record-payment', part)).split(due)).toHaveLength(3)
  const query = { amount: '179', method: 'bank_transfer' }
  expect(await confirm(token, 'record-payment', query)).toMatchObject(done(token, 'record-payment'))
  expect(await bookingOf(reference)).toMatchObject({ adults: 3, total_cents: 537_00 })
  await confirm(token, 'refund', { amount: '537', reason: 'goodwill' })
  expect(await moneyButtons(token)).toEqual([])
})

test('a booking to be paid by link offers no refund, and accepts part of the price', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const party = ['--name', 'Aino', '--email', 'aino@example.com', '--pay', 'link', '--yes']
  await runOps(NOON, 'booking', 'new', 1, day.toISOString().slice(0, 10), ...party)
  const unpaid = await database().booking.findFirstOrThrow({ where: { departureId } })
  const token = await operatorToken(unpaid.reference)
  expect(await moneyButtons(token)).toEqual(['Record payment'])
  expect(await actionPage(token, 'record-payment')).toContain(
    '179 € is to be paid. Of a part, the guest is asked for the rest.',
  )
})

test('no field next to ‘Confirm’ can differ from what it does; ‘Change’ leads back to the form', async () => {
  const { token } = await aLinked()
  const html = await actionPage(token, 'refund', { amount: '50', reason: 'goodwill' })
  expect(html).toContain('>Confirm<')
  expect(html).not.toMatch(/<input(?! type="hidden")|<select|<textarea|See what changes/)
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Amount in euros\s+50\s+Reason\s+A courtesy/)
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
    () => withClockAt(minutesAfter(NOON, 11), () => bookingPage(token, signed)),
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
    const link = await makeGuideLink(departureId, NOON)
    return bookingPage(link?.split('/').at(-1) ?? '')
  }
  expect(buttonsOn(await bookingPage(token))).toContain('Show wishes to the guide')
  expect(await guides()).toContain('see the office')
  expect(await actionPage(token, 'show-wishes')).toContain('The guide’s list says: “A vegetarian dinner”')
  expect(await confirm(token, 'show-wishes')).toMatchObject(done(token, 'show-wishes'))
  expect(await guides()).toContain('A vegetarian dinner')
  expect(await bookingPage(token)).toContain('the wishes are shown to the guide, by operator link of')
  expect(buttonsOn(await bookingPage(token))).not.toContain('Show wishes to the guide')
  expect(await actionPage(token, 'show-wishes')).toContain('The guide reads these wishes already.')
  const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
  await saveHealthNote(database(), id, {
    words: 'Allergic to nuts',
    consentText: healthConsent,
    consentedAt: NOON,
  })
  expect(await bookingPage(token)).not.toMatch(/health|nuts/i)
  expect((await runOps(NOON, 'booking', 'show', reference)).join('\n')).toMatch(/^Health +Allergic to nuts$/m)
})

test('if two people press at once, one is first; the second sees who, and when; and a link does not repeat what a command has done meanwhile', async () => {
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
    new RegExp(`Last done: 2026-12-01 12:00 money is to go back.*by operator link of ${first}`),
  )
  const fields = hiddenFields(await actionPage(token, 'refund', query))
  await runOps(NOON, 'money', 'refund', reference, 50, '--reason', 'goodwill', '--yes')
  expect((await send(token, 'refund', fields)).location).toBe(
    `/operator/${token}/refund?amount=50&reason=goodwill&outdated=`,
  )
  expect(await refundsOf(reference)).toHaveLength(2)
})

test('a second click does nothing again; a note that is too long says why, and is kept', async () => {
  const { reference, token } = await aLinked()
  const fields = { ...hiddenFields(await actionPage(token, 'note')), note: 'Calls from the station' }
  expect(await send(token, 'note', fields)).toMatchObject(done(token, 'note'))
  // What was typed does not appear in a URL.
  const { location } = await send(token, 'note', fields)
  expect(location).toMatch(new RegExp(`^/operator/${token}/note\\?draft=[\\da-f-]{36}&outdated=$`))
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

test('a booking is moved at the guest’s request; a more expensive date is held for a payment link, and for a reason of ours we pay the difference, even past the guest’s cut-off', async () => {
  const { departureId, reference, token } = await aLinked()
  const [same, dear] = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  await backend.query(
    `UPDATE departures SET adult_price_cents = 20000, child_price_cents = 15000 WHERE id = ${dear}`,
  )
  expect(await offeredDate(token, dear)).toMatch(/, 42 € more, 8 places left<.*\+42 €.*8 left</)
  expect(await offeredDate(token, same)).toMatch(/, same price, 8 places left</)
  // A longer text would be cut off on a phone.
  expect(await actionPage(token, 'move')).toContain('>A reason of ours</option>')
  expect(await actionPage(token, 'move', { departure: String(dear), reason: 'guest' })).toContain(
    '42 € more is paid first',
  )
  expect(await confirm(token, 'move', { departure: String(dear), reason: 'guest' })).toMatchObject(
    done(token, 'held'),
  )
  expect(await bookingOf(reference)).not.toMatchObject({ departure_id: dear })
  expect(await backend.query(`SELECT kind FROM emails WHERE kind = 'change-payment-guest'`)).toHaveLength(1)
  expect(await confirm(token, 'move', { departure: String(same), reason: 'guest' })).toMatchObject(
    done(token, 'move'),
  )
  expect(await bookingOf(reference)).toMatchObject({ departure_id: same })
  await confirm(token, 'undo')
  await backend.query(
    `UPDATE departures SET starts_at = '2026-12-01T16:00:00Z', closes_at = '2026-12-01T15:00:00Z' WHERE id = ${departureId}`,
  )
  expect(await actionPage(token, 'move')).toContain(`value="${dear}"`)
  expect(await actionPage(token, 'move', { departure: String(same), reason: 'guest' })).toContain('too late')
  expect(await confirm(token, 'move', { departure: String(dear), reason: 'us' })).toMatchObject(
    done(token, 'move'),
  )
  expect(await bookingOf(reference)).toMatchObject({ departure_id: dear, total_cents: 400_00 })
})

test('a guest who calls can choose through us: the money, or another date', async () => {
  const [one, other] = [await aLinked(), await aLinked()]
  await cancelFor(one.departureId)
  await cancelFor(other.departureId)
  const free = await backend.aDeparture({ seats: 8 })
  expect(await bookingPage(one.token)).toContain('The guest chooses what happens next')
  expect(buttonsOn(await bookingPage(one.token))).not.toContain('Move')
  const refused = await actionPage(one.token, 'move')
  expect(refused).toContain('This guest has yet to choose what happens next.')
  expect(refused).not.toContain('No other date')
  expect(refused).not.toContain('See what changes')
  expect(await confirm(one.token, 'full-refund')).toMatchObject(done(one.token, 'full-refund'))
  expect(await bookingOf(one.reference)).toMatchObject({ state: 'cancelled', total_cents: 0 })
  const query = { departure: String(free) }
  expect(await confirm(other.token, 'another-date', query)).toMatchObject(done(other.token, 'another-date'))
  expect(await bookingOf(other.reference)).toMatchObject({ departure_id: free, state: 'confirmed' })
  expect(await actionPage(one.token, 'full-refund')).toContain('That is chosen already.')
})

test('payment details are sent, and cryptocurrency is recorded by amount in two parts, each transaction once, with the amount requested and received', async () => {
  const { reference, token } = await aCryptoBooking()
  expect(buttonsOn(await bookingPage(token))).toContain('Send payment details')
  const empty = await actionPage(token, 'send-details')
  expect(empty).toContain('In BTC, worth 179 € at your rate.')
  expect(empty.match(/inputMode="decimal"/g)).toHaveLength(2)
  expect(empty).toMatch(/<select[^>]*name="network"[^>]*><option[^>]*value="bitcoin"/)
  const details = {
    address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    amount: '0.002',
    network: 'Bitcoin',
    rate: '89500',
    source: 'Kraken',
  }
  expect(await actionPage(token, 'send-details', { ...details, amount: '2' })).toContain('is to be paid.')
  expect(await actionPage(token, 'send-details', { ...details, address: ' ' })).toContain(
    'Please fill this in',
  )
  expect(empty).toMatch(/<select[^>]*name="address".*1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa \(bitcoin\)/)
  expect(empty).not.toContain('0x52908400098527886E0F7030069857D2E4169EE7')
  // Anyone with the link can post fields that the page does not offer.
  const thief = { ...details, address: '12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S' }
  expect(await actionPage(token, 'send-details', thief)).toContain('This is not one of your wallets')
  await confirm(token, 'send-details', thief)
  expect(await bookingPage(token)).not.toContain(thief.address)
  // As in the command, the source of the rate is optional, and pasted text may contain invisible characters.
  const pasted = { ...details, address: `\u200b${details.address}\u2069`, source: ' ' }
  expect(await confirm(token, 'send-details', pasted)).toMatchObject(done(token, 'send-details'))
  expect(
    await database().paymentDetails.findFirstOrThrow({ where: { booking: { reference } } }),
  ).toMatchObject({
    address: details.address,
    rateSource: null,
  })
  const coins = { amount: '0.001', tx: 'a'.repeat(64) }
  const record = await bookingPage(token)
  for (const text of [details.address, '0.002 BTC on bitcoin', '1 BTC = 89,500 €'])
    expect(record).toContain(text)
  const shown = (await runOps(NOON, 'booking', 'show', reference)).join('\n')
  expect(shown).toMatch(new RegExp(`^Sent details +0.002 BTC on bitcoin to ${details.address}`, 'm'))
  const again = await actionPage(await operatorToken(reference, OTHER), 'send-details', details)
  expect(again).toMatch(new RegExp(`Sent before: 2026-12-01 12:00 .*by operator link of ${ONE}`))
  expect(again).toContain('Those details are void then: 0.002 BTC on bitcoin')
  const form = await actionPage(token, 'record-payment')
  expect(form).toContain('In BTC, as they came. The guest was asked for 0.002 BTC, at 1 BTC = 89,500 €.')
  expect(form).toContain('Nothing of 179 € has come so far.')
  expect(form).not.toMatch(/euros<|name="(euros|network)"/)
  expect(await actionPage(token, 'record-payment', coins)).toContain('89.50 € is missing')
  const odd = { ...coins, tx: 'a'.repeat(63) }
  expect(await actionPage(token, 'record-payment', odd)).toContain('is not what the id of a transaction')
  expect(await actionPage(token, 'record-payment', coins)).not.toContain('is not what the id')
  expect(await confirm(token, 'record-payment', coins)).toMatchObject(done(token, 'record-payment'))
  expect(await actionPage(token, 'record-payment', coins)).toContain(
    `This transaction is recorded already, for ${reference}.`,
  )
  expect(await actionPage(token, 'record-payment')).toContain(
    '89.50 € of 179 € has come so far; 0.001 BTC is missing.',
  )
  await confirm(token, 'record-payment', { ...coins, tx: 'b'.repeat(64) })
  const html = await bookingPage(token)
  expect(buttonsOn(html)).not.toContain('Send payment details')
  expect(buttonsOn(html)).toContain('Record payment')
  expect(await actionPage(token, 'record-payment')).not.toMatch(/has come so far|missing/)
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
  expect((await historyOf(reference)).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['details_sent', 'paid', 'confirmed']),
  )
})

test('cryptocurrency received without payment details is recorded by its value in euros; an unreadable field says why, and keeps what was typed', async () => {
  const { reference, token } = await aCryptoBooking()
  const before = await actionPage(token, 'record-payment')
  expect(before).toContain('>Amount in euros<')
  expect(before).not.toMatch(/>Amount<|name="amount"/)
  expect(before).toContain(
    'no payment details were sent, so there is no rate. Nothing of 179 € has come so far.',
  )
  const html = await actionPage(token, 'record-payment', { euros: 'all', tx: 'e15-bb' })
  expect(html).toMatch(/id="euros-wrong">Please write an amount in euros/)
  expect(html).toMatch(/aria-invalid="true"[^>]*name="euros"[^>]*value="all"/)
  expect(html).toMatch(/name="tx"[^>]*value="e15-bb"/)
  expect(html).not.toMatch(/id="tx-wrong"/)
  const query = { euros: '179', tx: 'c'.repeat(64) }
  expect(await confirm(token, 'record-payment', query)).toMatchObject(done(token, 'record-payment'))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('for a coin on several networks without payment details, the form asks for the network', async () => {
  const { reference, token } = await aCryptoBooking('usdt')
  const form = await actionPage(token, 'record-payment')
  expect(form).toMatch(/<select[^>]*name="network"[^>]*>.*Not known.*tron/)
  expect(await actionPage(token, 'send-details')).toMatch(
    /<select[^>]*name="network"[^>]*><option[^>]*value=""[^>]*>Choose<.*tron/,
  )
  const query = { euros: '179', tx: 'a1'.repeat(32), network: '' }
  expect(await confirm(token, 'record-payment', query)).toMatchObject(done(token, 'record-payment'))
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed' })
})

test('the last e-mail is sent to the guest again, once per preview', async () => {
  const { reference, token } = await aLinked()
  const preview = await actionPage(token, 'resend')
  expect(preview).toContain('goes to aino@example.com again: “')
  for (const click of [1, 2]) await send(token, 'resend', { ...hiddenFields(preview), click: String(click) })
  const sent = await database().email.findMany({
    where: { booking: { reference }, kind: 'booking-confirmed-guest' },
  })
  expect(sent).toHaveLength(2)
})

test('a message is previewed as its guest reads it, goes to that guest alone, and is kept in the history', async () => {
  const [{ reference, token }, other] = [await aLinked(), await aLinked()]
  const query = { message: 'We meet at the back door.\nBring a torch.' }
  const preview = await actionPage(token, 'message', query)
  expect(preview).toContain('It goes to aino@example.com at once')
  expect(preview.replace(/\s+/g, ' ')).toContain('We meet at the back door. Bring a torch.')
  expect(preview).toContain('2 guests, 0 € back to cards, 1 e-mail to guests.')
  const messages = () =>
    database().email.findMany({
      where: { kind: 'office-message-guest' },
      select: { booking: { select: { reference: true } } },
    })
  expect(await messages()).toEqual([])
  const fields = hiddenFields(preview)
  expect(await send(token, 'message', fields)).toMatchObject(done(token, 'message'))
  expect((await send(token, 'message', fields)).location).toContain('outdated')
  expect(await messages()).toEqual([{ booking: { reference } }])
  expect((await historyOf(reference)).at(-1)).toMatchObject({ what: 'message_sent', actor_name: ONE })
  expect((await historyOf(other.reference)).map(({ what }) => what)).not.toContain('message_sent')
})

test('a party is made smaller on its page, and details are corrected there without a name in a URL', async () => {
  const { reference, token } = await aLinked()
  expect(await actionPage(token, 'party')).not.toContain('>Confirm<')
  const html = await actionPage(token, 'party', { adults: '1', children: '0', reason: 'guest' })
  expect(html).toContain('179 € goes back to the card.')
  expect(await send(token, 'party', hiddenFields(html))).toMatchObject(done(token, 'party'))
  expect(await bookingOf(reference)).toMatchObject({ seats: 1, total_cents: 179_00 })
  const typed = { name: 'Aino Virtanen', email: 'aino@example.com', phone: '', pickUp: 'Hotel Aakenus' }
  expect((await sendPreview(token, 'contact', typed)).location).not.toContain('Virtanen')
  const preview = await actionPage(token, 'contact', typed)
  expect(preview).toContain('Name: Aino Virtanen instead of Aino Korhonen.')
  expect(await send(token, 'contact', hiddenFields(preview))).toMatchObject(done(token, 'contact'))
  expect(await database().booking.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    customerName: 'Aino Virtanen',
    pickupPlace: 'Hotel Aakenus',
  })
})

/** Every field of every form on these pages, each with a NUL character. */
const WITH_NUL = Object.fromEntries(
  [
    ...['note', 'amount', 'reason', 'method', 'transaction', 'transactionId', 'address', 'network', 'rate'],
    ...[
      'rateSource',
      'date',
      'departure',
      'message',
      'subject',
      'name',
      'phone',
      'pickUp',
      'email',
      'option',
    ],
    ...['adults', 'children', 'refund', 'draft', 'month', 'terms', 'seen', 'shown', 'by'],
  ].map((name) => [name, 'a\u0000b']),
)

test('no text with a NUL, which no database accepts, causes an error on our side: in no form, draft or URL', async () => {
  const [card, coins] = [await aLinked(), await aCryptoBooking()]
  for (const { token } of [card, coins])
    for (const act of Object.keys(OPERATOR_ACTIONS)) {
      expect((await send(token, act, WITH_NUL)).status).toBeLessThan(500)
      expect(await actionPage(token, act, WITH_NUL)).toContain('<h1')
    }
  const { token, reference } = await aLinked()
  expect((await send(token, 'note', { note: 'Calls\u0000 from the station' })).status).toBe(303)
  expect(JSON.stringify(await historyOf(reference))).not.toContain('\u0000')
})
