import { addMinutes } from '@/lib/calendar/duration'
import { database, inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { purgeExpiredRecords } from '@/lib/use-cases/scheduled/purge-expired-records'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  confirm,
  departureToken,
  doneUrl,
  hiddenFields,
  redirectsToDone,
  operatorToken,
  send,
  sendPreview,
} from '@/tests/support/operator-pages'
import { runOps } from '@/tests/support/run-ops'
import { isExhaustive } from '@/tests/support/tier'
import { endCommands } from '@/tests/support/run-jobs'
import { requestChange } from '@/lib/use-cases/changes/request-change'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { choices } = cancelledDepartures(backend)
const [ONE, TWO] = ['one@lumi.example.com', 'two@lumi.example.com']
const WEATHER = { reason: 'weather', message: 'A storm is coming.\nWe are sorry.' }

/** A departure with two parties, three guests in total, and the links of both inboxes to it. */
async function aDeparture() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const one = await aPaidBooking({ departureId, adults: 2, offeredCents: 358_00 })
  const other = await aPaidBooking({
    departureId,
    customerName: 'Mika Mäkinen',
    customerEmail: 'm@example.com',
  })
  const [token, otherToken] = [await departureToken(departureId), await departureToken(departureId, TWO)]
  const row = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  return { departureId, one, other, token, otherToken, startsAt: row.startsAt }
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const done = redirectsToDone
const emailsOf = (departureId: number, kind: string) =>
  backend.query<{ recipient: string; words: string | null; not_before: Date | null }>(
    `SELECT recipient, facts->>'officeWords' AS words, not_before FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE b.departure_id = ${departureId} AND kind = '${kind}' ORDER BY recipient`,
  )

test('a departure is cancelled with a reason and words, shown first; the pages of its bookings say so; whoever comes second is told who was first, and either inbox undoes it within ten minutes', async () => {
  const { one, other, token, otherToken } = await aDeparture()
  const bookingToken = await operatorToken(one.reference, TWO)
  expect(await bookingPage(bookingToken)).not.toContain('under way')
  const html = await actionPage(token, 'cancel-departure', WEATHER)
  const preview = words(html)
  for (const { reference } of [one, other]) expect(preview).toContain(reference)
  expect(preview.match(/E-mail to the guest:/g)).toHaveLength(1)
  expect(preview).toMatch(
    /The weather does not allow us to run it safely.*A storm is coming\. We are sorry\./,
  )
  // As sent, with a link to the booking's page and the guest's options.
  expect(preview).toMatch(
    /You choose • Another date\..*• All your money back\..*open the page of your booking or call.*\[Your booking\]/,
  )
  const seen = hiddenFields(await actionPage(otherToken, 'cancel-departure', WEATHER))
  expect(await choices(one.reference)).toEqual([])
  expect(await send(token, 'cancel-departure', hiddenFields(html))).toMatchObject(
    done(token, 'cancel-departure'),
  )
  expect(words(await bookingPage(token))).toMatch(
    /cancelled \(bad weather\), .*“A storm is coming\.\s+We are sorry\.”.*, by operator link of one@lumi/s,
  )

  const bookings = await bookingPage(bookingToken)
  expect(words(bookings)).toContain(
    `A change by us is under way By ${ONE}: the cancellation of the departure. E-mails and refunds wait until Tuesday, 1 December 2026 at 12:10`,
  )
  expect(bookings).toContain('it can be undone on the departure’s own page')
  // It links to no other guests.
  const links = [...bookings.matchAll(/\/operator\/([\w-]{56})/g)].map(([, link]) => link)
  for (const link of new Set(links)) expect(words(await bookingPage(link ?? ''))).toContain(one.reference)

  expect((await send(otherToken, 'cancel-departure', seen)).location).toMatch(
    /cancel-departure\?.*outdated=\d+$/,
  )
  const told = await actionPage(otherToken, 'cancel-departure', { ...WEATHER, outdated: '' })
  expect(told).toContain('This departure is already cancelled.')
  expect(told).toMatch(/Latest entry: [^<]* cancelled \(bad weather\)[^<]*by operator link of one@lumi/)
  expect(await confirm(otherToken, 'undo')).toMatchObject(done(otherToken, 'undo'))
  expect(await choices(one.reference)).toEqual([])
  expect(await bookingPage(bookingToken)).not.toContain('under way')
})

test('a guest who calls is booked on the page: nothing personal is in a URL, errors are next to their fields, and a second click books nobody', async () => {
  const { departureId, token } = await aDeparture()
  expect(await bookingPage(token)).toContain('>New booking<')
  const guest = { name: 'Sanna Salo', adults: '1', children: '1', pay: 'paid', method: '', private: 'no' }
  const form = { ...guest, price: '', email: '', phone: '+358 40 765', note: 'Calls back' }
  const wrong = await actionPage(token, 'new-booking', form)
  expect(wrong).toMatch(/id="method-wrong">Please say how it was paid/)
  expect(wrong).toMatch(/name="phone"[^>]*value="\+358 40 765"/)
  const right = { ...form, method: 'cash', phone: '+358 40 7654321' }
  const { location } = await sendPreview(token, 'new-booking', right)
  expect(location).toMatch(new RegExp(`^/operator/${token}/new-booking\\?draft=[\\da-f-]{36}$`))
  const html = await actionPage(token, 'new-booking', right)
  expect(words(html)).toMatch(/New booking: Sanna Salo, 2 guests, .* 308 €, paid\./)
  const fields = hiddenFields(html)
  expect(await send(token, 'new-booking', fields)).toMatchObject(done(token, 'new-booking'))
  expect(await send(token, 'new-booking', fields)).toMatchObject(done(token, 'again'))
  const other = { ...fields, once: 'another' }
  expect((await send(token, 'new-booking', other)).location).toMatch(/outdated=\d+$/)
  const bookings = await database().booking.findMany({ where: { departureId, customerName: 'Sanna Salo' } })
  expect(bookings).toMatchObject([{ adults: 1, children: 1, totalCents: 308_00, state: 'confirmed' }])
  expect(await bookingPage(token)).toContain('Sanna Salo')
})

test('if a party books or leaves after the preview, nothing is done; a new entry on the waiting list does not stop an action', async () => {
  const { departureId, one, token } = await aDeparture()
  const seen = async () => hiddenFields(await actionPage(token, 'cancel-departure', WEATHER))
  const sent = async (fields: Record<string, string>) => send(token, 'cancel-departure', fields)
  const before = await seen()
  await aPaidBooking({ departureId, customerEmail: 'new@example.com' })
  expect((await sent(before)).location).toMatch(/outdated=\d+$/)
  const then = await seen()
  const wanted = { kind: 'move', departureId: await backend.aDeparture({ seats: 8 }) } as const
  await requestChange.run({ reference: one.reference, wanted, asking: GUEST }, NOON)
  expect((await sent(then)).location).toMatch(/outdated=\d+$/)
  expect(await choices(one.reference)).toEqual([])
  const now = await seen()
  await inTransaction((db) => recordHistory(db, { departureId, what: 'waiting_joined' }, NOON))
  expect(await sent(now)).toMatchObject(done(token, 'cancel-departure'))
})

test('other tours are ticked by name, and only those that can be booked', async () => {
  const { token } = await aDeparture()
  await backend.query('INSERT INTO tours VALUES (5, 9900, 6900, NULL)')
  for (const tourId of [8, 5]) await backend.aDeparture({ seats: 8, tourId })
  const form = await actionPage(token, 'cancel-departure')
  const boxes = [...form.matchAll(/type="checkbox"[^>]* value="(\d+)"/g)].map(([, value]) => value)
  expect(boxes).toEqual(['5', '8'])
  const posted = [['reason', 'few'], ...boxes.map((value = '') => ['offer', value]), ['message', '']]
  const { location } = await sendPreview(token, 'cancel-departure', posted)
  const draft = new URLSearchParams(location?.split('?')[1]).get('draft') ?? ''
  const preview = await actionPage(token, 'cancel-departure', { draft })
  expect(words(preview)).toMatch(/Other tours [\w -]+, Family-Friendly Northern Lights Tour /)
  expect(words(preview)).toMatch(
    /may also take another tour: [\w -]+ or Family-Friendly Northern Lights Tour/,
  )
  const again = await actionPage(token, 'cancel-departure', { draft, change: '' })
  expect(again.match(/checked=""/g)).toHaveLength(2)
})

test('an action that can no longer be undone, or not from this page, is not offered, and the reason is given', async () => {
  const { one, other, token } = await aDeparture()
  const [oneToken, otherToken] = [await operatorToken(one.reference), await operatorToken(other.reference)]
  await confirm(oneToken, 'refund', { amount: '50', reason: 'goodwill' })
  expect(await bookingPage(oneToken)).toContain('>Undo<')
  await confirm(token, 'cancel-departure', WEATHER)
  for (const booking of [oneToken, otherToken]) expect(await bookingPage(booking)).not.toContain('>Undo<')
  expect(await actionPage(otherToken, 'undo')).toContain('it is undone on the departure’s page')
  const departure = await bookingPage(token)
  expect(departure).toContain('>Undo<')
  expect(departure).not.toContain('>Cancel departure<')
  expect(await confirm(otherToken, 'full-refund')).toMatchObject(done(otherToken, 'full-refund'))
  expect(await bookingPage(token)).not.toContain('>Undo<')
})

test('the history of a departure shows times in Helsinki and dates by day; its note is gone once it can no longer be undone', async () => {
  const [{ departureId, one, token }, into] = [await aDeparture(), await backend.aDeparture({ seats: 8 })]
  const days = new Map(
    (await database().departure.findMany({ where: { id: { in: [departureId, into] } } })).map((row) => [
      row.id,
      row.day.toISOString().slice(0, 10),
    ]),
  )
  const [day = '', other = ''] = [days.get(departureId), days.get(into)]
  await runOps(NOON, 'time', 1, day, '19:30', '--yes')
  const page = await operatorToken(one.reference)
  expect(await bookingPage(page)).toContain('under way')
  await endCommands(addMinutes(NOON, 11))
  expect(await bookingPage(page)).not.toContain('under way')
  await runOps(NOON, 'departure', 'merge', 1, day, 'into', other, '--yes')
  const [, history = ''] = words(await bookingPage(token)).split(' History ')
  expect(history).toMatch(/start time changed, [^.]*19:30/)
  expect(history).toContain(`cancelled (merged into another date), into ${other}, by`)
  expect(history).not.toMatch(/\dT\d|[a-z][A-Z]|DepartureId/)
})

test('‘Lights not seen’ is offered from the start until 30 days after, and opens the guests’ choice; its preview asks Stripe nothing and writes nothing, and the action finds what has changed since', async () => {
  const { one, other, token, startsAt } = await aDeparture()
  const isThere = async (at: Date) =>
    (await withClockAt(at, () => bookingPage(token))).includes('>Lights not seen<')
  const end = addMinutes(startsAt, 30 * 24 * 60)
  expect([await isThere(addMinutes(startsAt, -1)), await isThere(startsAt)]).toEqual([false, true])
  expect(await isThere(addMinutes(end, -1))).toBe(true)
  expect(words(await actionPage(token, 'not-seen'))).toContain('This tour has not started yet.')
  const [{ payment = '' } = {}] = await backend.query<{ payment: string }>(
    `SELECT provider_id AS payment FROM money_movements m JOIN bookings b ON b.id = m.booking_id
     WHERE b.reference = '${one.reference}'`,
  )
  backend.stripe.refundByHand(payment, 358_00)
  const rows = () => backend.query('SELECT 1 FROM money_movements')
  const before = (await rows()).length
  await withClockAt(startsAt, async () => {
    const html = await actionPage(token, 'not-seen')
    expect(words(html)).toContain('3 guests, 0 € back to cards, 2 e-mails to guests.')
    expect(await rows()).toHaveLength(before)
    expect((await send(token, 'not-seen', hiddenFields(html))).location).toMatch(/outdated=\d+$/)
    expect((await rows()).length).toBeGreaterThan(before)
    expect(await confirm(token, 'not-seen')).toMatchObject(done(token, 'not-seen'))
  })
  expect(await choices(other.reference)).toMatchObject([{ cause: 'lights_not_seen' }])
})

test('a tour without the guarantee has no such button, prices appear on no link to it, and nobody is written to if nobody has booked', async () => {
  const departureId = await backend.aDeparture({ seats: 16, tourId: 8 })
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const token = await departureToken(departureId)
  expect(await withClockAt(startsAt, () => bookingPage(token))).not.toContain('Lights not seen')
  const priced = { departureId, what: 'priced', after: { adultCents: 249_00 } } as const
  await inTransaction((db) => recordHistory(db, priced, NOON))
  expect(words(await bookingPage(token))).not.toContain('249')
  expect(words(await actionPage(token, 'message-all', { message: 'Hello' }))).toContain(
    'Nobody has booked this departure.',
  )
  expect(await actionPage(token, 'message-all', { message: ' ' })).not.toContain('>Confirm<')
})

test('a message is sent to each party once, parties without an address are named, and the history keeps the text', async () => {
  const { departureId, one, other, token } = await aDeparture()
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${other.reference}'`)
  const message = 'We start at 21:00, as the sky clears later.'
  const html = await actionPage(token, 'message-all', { message })
  const preview = words(html)
  expect(preview).toContain(`${one.reference} Aino Korhonen, 2 guests: by e-mail`)
  expect(preview).toContain(`${other.reference} Mika Mäkinen, 1 guest: no e-mail address, please call`)
  expect(preview).toContain('2 guests, 0 € back to cards, 1 e-mail to guests.')
  expect(preview).toMatch(/Aino Korhonen.*We start at 21:00, as the sky clears later\./)
  await send(token, 'message-all', hiddenFields(html))
  expect(await emailsOf(departureId, 'office-message-guest')).toEqual([
    { recipient: 'aino@example.com', words: message, not_before: null },
  ])
  const [row] = await backend.query<{ words: string; actor_name: string }>(
    `SELECT words, actor_name FROM history h JOIN bookings b ON b.id = h.booking_id
     WHERE b.departure_id = ${departureId} AND what = 'message_sent'`,
  )
  expect(row).toEqual({ words: message, actor_name: ONE })
  // The e-mail that is sent again is the one that describes the booking's status.
  const resend = await actionPage(await operatorToken(one.reference), 'resend')
  expect(words(resend)).toContain('“Booking confirmed: Guaranteed Northern Lights Tour')
})

test('a price has errors next to its fields, and the tour’s ordinary prices can be put back', async () => {
  const { departureId, token } = await aDeparture()
  const priceOf = async () =>
    (await database().departure.findUniqueOrThrow({ where: { id: departureId } })).adultPriceCents
  const empty = await actionPage(token, 'price', { adult: '', child: '', ordinary: 'no' })
  expect(empty).toMatch(/id="adult-wrong">Please write a price for adults, for children, or both/)
  const prices = { adult: ' 199', child: '', ordinary: 'no' }
  expect(await confirm(token, 'price', prices)).toMatchObject(done(token, 'price'))
  expect(await priceOf()).toBe(199_00)
  const both = await actionPage(token, 'price', { ...prices, ordinary: 'yes' })
  expect(both).toMatch(/id="ordinary-wrong">Please choose one/)
  const back = { adult: '', child: '', ordinary: 'yes' }
  expect(await confirm(token, 'price', back)).toMatchObject(done(token, 'price'))
  expect(await priceOf()).toBeNull()
})

async function aToken(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 8 })
  await aPaidBooking({ departureId })
  return departureToken(departureId)
}

/** The maximum length of the field: browsers count a line break as one character but send two. */
const mostOf = (html: string) => Number(/<textarea[^>]* maxLength="(\d+)"/i.exec(html)?.[1])
const sent = (typed: string) => typed.replaceAll('\n', '\r\n')
const ADDRESS = /^\/operator\/[\w-]+\/message-all\?draft=[\da-f-]{36}$/

/** The character that takes the most space, and the one sent as two; or all of them. */
const LETTERS = isExhaustive ? ['a', 'ж', '漢', '😀', '\n'] : ['漢', '\n']

test.each(LETTERS)(
  'a message that fills its field with %j is previewed and confirmed, and a line break counts once',
  async (letter) => {
    const token = await aToken()
    for (const action of ['message-all', 'cancel-departure']) {
      const most = mostOf(await actionPage(token, action))
      const filling = letter.repeat(Math.floor((most - 2) / letter.length))
      const html = await actionPage(token, action, { reason: 'weather', message: sent(`A${filling}.`) })
      expect(await send(token, action, hiddenFields(html))).toMatchObject({
        location: doneUrl(token, action),
      })
    }
  },
)

test('a message that is too long is refused with the limit; no message to guests appears in a URL, neither of the preview nor when nothing was done, and the text is kept', async () => {
  const token = await aToken()
  const most = mostOf(await actionPage(token, 'message-all'))
  const html = await actionPage(token, 'message-all', { message: 'a'.repeat(most + 1) })
  expect(html).not.toContain('>Confirm<')
  expect(html).toContain(`The message must be ${most} characters or fewer`)
  const message = 'We found a glove.'
  expect((await sendPreview(token, 'message-all', { message })).location).toMatch(ADDRESS)
  const fields = hiddenFields(await actionPage(token, 'message-all', { message }))
  const { location } = await send(token, 'message-all', { ...fields, seen: '0' })
  expect(location?.replace(/&outdated=\d+/, '')).toMatch(ADDRESS)
  const again = await actionPage(token, 'message-all', { message, outdated: '' })
  expect(again).toContain('Nothing was done')
  expect(again).toContain('We found a glove.')
  expect(again).toContain('>Confirm<')
})

test('once it is confirmed its preview is an empty form, and a day later so is one never confirmed', async () => {
  const token = await aToken()
  const previewOf = async (message: string) =>
    hiddenFields(await actionPage(token, 'message-all', { message }))
  const [confirmed, never] = [await previewOf('We found a glove.'), await previewOf('We found a hat.')]
  const shows = async ({ draft = '' }: Record<string, string>) =>
    (await actionPage(token, 'message-all', { draft })).includes('>Confirm<')
  await send(token, 'message-all', confirmed)
  expect([await shows(confirmed), await shows(never)]).toEqual([false, true])
  const tomorrow = addMinutes(NOON, 1440)
  expect(await withClockAt(tomorrow, () => shows(never))).toBe(false)
  await purgeExpiredRecords(tomorrow)
  // What came of other forms is kept for a day as well.
  expect(await backend.query("SELECT 1 FROM drafts WHERE fields->>'outcome' IS NULL")).toEqual([])
})

test('a preview is requested by our own pages alone, and only for forms with messages to guests', async () => {
  const [token, words] = [await aToken(), { message: 'We found a glove.' }]
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await sendPreview(token, 'message-all', words, headers)).toMatchObject({ status: 403 })
  for (const action of ['undo', 'lights-seen', 'sell'])
    expect(await sendPreview(token, action, words)).toMatchObject({ status: 404 })
  expect(await sendPreview('x'.repeat(56), 'message-all', words)).toMatchObject({ status: 404 })
})
