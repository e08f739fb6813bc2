import { POST } from '@/app/(by-link)/operator/[token]/attendance/route'
import { GET } from '@/app/(by-link)/operator/[token]/print/route'
import { healthConsentText } from '@/content/health-consent'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { saveHealthNote } from '@/lib/db/upkeep/health-notes'
import { DepartureLockedError } from '@/lib/db/connection/retry-while-locked'
import { sendOfficeMessage } from '@/lib/use-cases/changes/send-office-message'
import { fillInDayList } from '@/lib/use-cases/delivery/steps/fill-in-day-list'
import { loadGuestList } from '@/lib/use-cases/departures/load-guest-list'
import { revokeDepartureLinks } from '@/lib/use-cases/links/revoke-links'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  confirm,
  departureToken,
  doneParams,
  hiddenFields,
  redirectsToDone,
  operatorToken,
  send,
} from '@/tests/support/operator-pages'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

/** The visible text of a page. */
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** Two parties: one at a hotel, with a health note, and one without a pick-up place. */
async function aDepartureOfTwo() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const phone = '+358 (0)40 123 4567 / 00358 50 7654321'
  const one = await aPaidBooking({
    departureId,
    customerPhone: phone,
    specialRequests: 'A vegetarian dinner',
  })
  const other = await aPaidBooking({
    departureId,
    customerName: 'Mika Mäkinen',
    customerEmail: 'm@example.com',
  })
  const { id } = await database().booking.update({
    where: { reference: one.reference },
    data: { pickupPlace: 'Arctic Hotel' },
  })
  const note = { words: 'Allergic to nuts', consentText: healthConsentText('en'), consentedAt: NOON }
  await saveHealthNote(database(), id, note)
  return { departureId, references: [one.reference, other.reference] }
}

async function print(token: string): Promise<Response> {
  const request = new Request('https://lumi.example.com/operator/x/print')
  return GET(request, { params: Promise.resolve({ token }) })
}

/** The guide's link on the departure's page. */
async function guideTokenOn(token: string): Promise<string> {
  const [, guide = ''] = /\/operator\/([\w-]{56})</.exec(await bookingPage(token)) ?? []
  return guide
}

test('a departure’s page lists its parties by pick-up place, with a number to tap, without money or health; ‘Print’ is the guide’s list on an A4 page; the guide’s link also shows released wishes and health notes with consent, and has no actions', async () => {
  const { departureId, references } = await aDepartureOfTwo()
  const token = await departureToken(departureId)
  const html = await bookingPage(token)
  const [title = ''] = /<h1.*<\/h1>/.exec(html) ?? []
  expect(title.replace(/<[^>]*>/g, '')).toMatch(/^Guaranteed Northern Lights Tour, \w+, \d+ December 2026$/)
  const text = words(html)
  expect(text).toContain('2 adults in 2 parties, of 8 seats')
  expect(text).toMatch(
    /1\. Arctic Hotel .*Aino Korhonen .*A vegetarian dinner .*no pick-up place yet .*Mika Mäkinen/,
  )
  for (const number of ['358401234567', '358507654321']) expect(html).toContain(`href="tel:+${number}"`)
  expect(text).not.toMatch(/€|nuts|aino@example\.com/)
  expect(text).toContain('A vegetarian dinner not on the guide’s list')
  await runOps(NOON, 'booking', 'note', references[0] ?? '', 'Pays in cash', '--yes')
  expect(words(await bookingPage(token))).not.toContain('cash')
  const response = await print(token)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="list-1-2026-12-\d\d\.pdf"$/)
  const pdf = await readPdf(Buffer.from(await response.arrayBuffer()))
  for (const reference of references) expect(pdf.text).toContain(reference)
  expect(pdf.text).not.toContain('nuts')

  await confirm(token, 'guide-link')
  const guide = await guideTokenOn(token)
  const before = words(await bookingPage(guide))
  expect(before).toMatch(/1\. Arctic Hotel .*Aino Korhonen .*\+358 \(0\)40 123 4567 .*Allergic to nuts/)
  expect(before).toContain('see the office')
  expect(before).not.toMatch(/€|vegetarian|cash|guide’s list|aino@example\.com|Cancel|Message all|History/)
  await runOps(NOON, 'booking', 'wishes', references[0] ?? '', '--release', '--yes')
  expect(words(await bookingPage(guide))).toContain('A vegetarian dinner')
  expect((await readPdf(Buffer.from(await (await print(guide)).arrayBuffer()))).text).toContain('nuts')
  expect(await send(guide, 'cancel-departure', { reason: 'weather' })).toMatchObject({ status: 404 })
})

test('a command prints the link to the departure’s page, as its e-mails have it', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const [url = ''] = await runOps(NOON, 'departure', 'show', 1, startsAt.toISOString().slice(0, 10), '--page')
  const opened = await openOperatorLink(url.split('/').at(-1) ?? '', '192.0.2.1', NOON)
  expect(opened).toMatchObject({ kind: 'opened' })
  expect(words(await bookingPage(url.split('/').at(-1) ?? ''))).toContain('Cancel departure')
})

test('while a cancellation can be undone, no list and no act says of its date only that nobody has booked', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId, adults: 2, offeredCents: 358_00 })
  const token = await departureToken(departureId)
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const day = startsAt.toISOString().slice(0, 10)
  await runOps(NOON, 'booking', 'cancel', reference, '--yes')
  const said = async (at: Date) => ({
    page: words(await withClockAt(at, () => bookingPage(token))),
    message: words(await withClockAt(at, () => actionPage(token, 'message-all', { message: 'Hello' }))),
    paper: (
      await readPdf(Buffer.from(await (await withClockAt(at, () => print(token))).arrayBuffer()))
    ).text.replace(/\s+/g, ' '),
    list: (await runOps(at, 'departure', 'show', 1, day)).join('\n'),
  })
  const held =
    'Nobody is booked now, but 2 seats are held until 12:10, so that the latest change can be undone.'
  for (const [where, text] of Object.entries(await said(NOON)))
    expect([where, text]).toEqual([where, expect.stringContaining(held)])
  const lines = async (...command: readonly (string | number)[]) =>
    (await runOps(NOON, ...command, '--dry-run')).map((line) => line.trim())
  const taken = '2 of 8 seats taken, 2 of them held until 12:10 for an undo'
  expect(await lines('close', 1, day)).toEqual([
    ...[expect.anything(), expect.stringMatching(new RegExp(` goes off sale; ${taken}$`))],
    ...['Nobody is notified, and no money moves', expect.anything()],
  ])
  expect((await lines('price', 1, day, '--adult', 199)).join('\n')).toContain(taken)
  expect((await lines('seats', 1, day, 9)).join('\n')).toContain(
    '2 taken, 2 of them held until 12:10 for an undo',
  )
  expect(await lines('departure', 'cancel', 1, day, '--reason', 'few')).toContain(
    '2 seats are held until 12:10, so that the latest change can be undone. Once the departure is cancelled, it no longer can.',
  )
  for (const [where, text] of Object.entries(await said(addMinutes(NOON, 11))))
    expect([where, text]).toEqual([where, expect.stringContaining('Nobody has booked')])
})

test('the guide’s link expires 12 hours after the start, is on the departure’s page until then, and each new one ends the previous one', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const day = startsAt.toISOString().slice(0, 10)
  const [first = ''] = await runOps(NOON, 'departure', 'show', 1, day, '--link')
  const guide = first.split('/').at(-1) ?? ''
  const isOpen = async (at: Date) =>
    (await withClockAt(at, () => openOperatorLink(guide, '192.0.2.1', at))).kind === 'opened'
  const end = addMinutes(startsAt, 12 * 60)
  expect([await isOpen(addMinutes(end, -1)), await isOpen(end)]).toEqual([true, false])
  const token = await departureToken(departureId)
  expect(await confirm(token, 'guide-link')).toMatchObject({ status: 303 })
  expect(await withClockAt(addMinutes(end, -1), () => guideTokenOn(token))).not.toBe('')
  expect(await withClockAt(end, () => guideTokenOn(token))).toBe('')
  expect(await isOpen(NOON)).toBe(false)
  expect(await guideTokenOn(token)).not.toBe(guide)
})

test.each([
  ['of the departure', (day: string) => ['--tour', 1, '--day', day]],
  ['of all of ours', () => ['--operator']],
])(
  'once the links %s are revoked, the page shows no guide’s link until a new one is made',
  async (_, whose) => {
    const { departureId } = await aDepartureOfTwo()
    const { day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
    const first = await departureToken(departureId)
    await confirm(first, 'guide-link')
    const former = await guideTokenOn(first)
    await runOps(NOON, 'links', 'revoke', ...whose(day.toISOString().slice(0, 10)), '--yes')
    expect((await openOperatorLink(former, '192.0.2.1', NOON)).kind).toBe('unknown')
    const token = await departureToken(departureId)
    expect(token).not.toBe(first)
    expect(await guideTokenOn(token)).toBe('')
    await confirm(token, 'guide-link')
    const guide = await guideTokenOn(token)
    expect(guide).not.toBe(former)
    expect((await openOperatorLink(guide, '192.0.2.1', NOON)).kind).toBe('opened')
  },
)

test('links are not revoked while somebody else acts on the departure; revoking them is in its history', async () => {
  const { departureId } = await aDepartureOfTwo()
  const { tourId, day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const where = { tourId, day: day.toISOString().slice(0, 10) }
  await database().$transaction(
    async (db) => {
      await lockDeparture(db, departureId)
      await expect(revokeDepartureLinks(where, NOON)).rejects.toThrow(DepartureLockedError)
    },
    // Longer than the lock timeout.
    { timeout: 20_000 },
  )
  expect(await revokeDepartureLinks(where, NOON)).toBe(true)
  expect(words(await bookingPage(await departureToken(departureId)))).toMatch(/links revoked, by \w+/)
})

async function aParty() {
  const { departureId, reference } = await aPaidBooking()
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  return { departureId, reference, startsAt, token: await departureToken(departureId) }
}

async function tick(
  token: string,
  fields: Record<string, string>,
  at: Date,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const request = new Request('https://lumi.example.com/operator/x/attendance', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  const response = await withClockAt(at, () => POST(request, { params: Promise.resolve({ token }) }))
  return { status: response.status, location: response.headers.get('location') }
}

const standOf = async (reference: string) => {
  const { noShowAt, cameAt } = await database().booking.findUniqueOrThrow({ where: { reference } })
  return noShowAt ? 'no_show' : cameAt ? 'came' : 'open'
}

/** What the list says about a ticked party, with time and name. */
const ticked = (reference: string, what: string) =>
  new RegExp(`${reference}, ${what} \\([-\\d]+ [:\\d]+, by operator link of one@lumi\\.example\\.com\\)`)

test('a party is ticked off at the pick-up, or marked as absent, and each reverses the other', async () => {
  const { reference, startsAt, token } = await aParty()
  const done = redirectsToDone(token, 'attendance')
  expect(await tick(token, { reference, is: 'came', shown: 'none' }, addMinutes(startsAt, -60))).toEqual(done)
  expect(await standOf(reference)).toBe('came')
  expect(await tick(token, { reference, is: 'no_show', shown: 'came' }, startsAt)).toEqual(done)
  expect(await standOf(reference)).toBe('no_show')
  const html = await withClockAt(startsAt, () => bookingPage(token))
  expect(html).toMatch(ticked(reference, 'did not come'))
  expect(html).toContain('in 0 parties, of')
  expect([...html.matchAll(/aria-label="((?:Came|No-show)[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Came: Aino Korhonen',
  ])
  expect(await tick(token, { reference, is: 'came', shown: 'no_show' }, startsAt)).toEqual(done)
  const rows = await backend.query<{ what: string; actor_name: string }>(
    `SELECT what, actor_name FROM history h JOIN bookings b ON b.id = h.booking_id
     WHERE reference = '${reference}' AND actor = 'operator_link' ORDER BY h.id`,
  )
  expect(rows).toEqual(
    ['came', 'no_show', 'came'].map((what) => ({ what, actor_name: 'one@lumi.example.com' })),
  )
})

/** The fields of the form for the only party on a page. */
async function formOn(token: string, at: Date): Promise<Record<string, string>> {
  return hiddenFields(await withClockAt(at, () => bookingPage(token)))
}

const statusOn = async (token: string, location: string | null) => {
  return /role="status"[^>]*>([^<]*)</.exec(await bookingPage(token, doneParams(location)))?.[1]
}

test('a tick does not overwrite another person’s later tick, and the page says so; the same tick sent twice is one tick', async () => {
  const { reference, startsAt, token } = await aParty()
  const opened = await formOn(token, startsAt)
  expect(opened).toEqual({ reference, shown: 'none' })
  const first = await tick(token, { ...opened, is: 'no_show' }, startsAt)
  expect(first.location).toContain('done=attendance')
  expect(await tick(token, { ...opened, is: 'no_show' }, startsAt)).toEqual(first)
  expect(
    await backend.query(`SELECT 1 FROM history WHERE what = 'no_show' AND booking_id =
    (SELECT id FROM bookings WHERE reference = '${reference}')`),
  ).toHaveLength(1)
  const late = await tick(token, { ...opened, is: 'came' }, startsAt)
  expect(late).toEqual(redirectsToDone(token, 'ticked'))
  expect(await standOf(reference)).toBe('no_show')
  expect(await statusOn(token, late.location)).toContain('has ticked this party')
  expect(await bookingPage(token, doneParams(late.location))).toMatch(ticked(reference, 'did not come'))
  expect((await tick(token, { reference, is: 'came' }, startsAt)).location).toBe(late.location)
  expect(await standOf(reference)).toBe('no_show')
})

test('there is nothing to tick before the pick-up, and nobody is absent before the start', async () => {
  const { reference, startsAt, token } = await aParty()
  const early = [
    { is: 'came', at: addMinutes(startsAt, -61) },
    { is: 'no_show', at: addMinutes(startsAt, -1) },
  ]
  for (const { is, at } of early) {
    const { status, location } = await tick(token, { reference, is, shown: 'none' }, at)
    expect(status).toBe(303)
    expect(await statusOn(token, location)).toContain('Nothing was written down')
  }
  expect(await standOf(reference)).toBe('open')
  expect(await bookingPage(token)).not.toContain('No-show')
})

test('a party of another departure, another site, another action and another link tick nothing', async () => {
  const [one, other] = [await aParty(), await aParty()]
  const { reference, startsAt, token } = one
  const fields = { reference, is: 'no_show', shown: 'none' }
  expect(await tick(other.token, fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick(await operatorToken(reference), fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick('x'.repeat(56), fields, startsAt)).toMatchObject({ status: 404 })
  expect(await tick(token, { reference, is: 'cancelled' }, startsAt)).toMatchObject({ status: 400 })
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  expect(await tick(token, fields, startsAt, elsewhere)).toMatchObject({ status: 403 })
  expect(await standOf(reference)).toBe('open')
})

const TOLD = /Aino|Korhonen|Arctic Hotel|\+358|vegetarian|nuts/

/** A paid party that is erased an hour after the start, except for the accounts, and another party. */
async function aForgottenParty(customerEmail: string) {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({
    departureId,
    customerEmail,
    customerPhone: '+358 40 123 4567',
    specialRequests: 'A vegetarian dinner',
  })
  const other = await aPaidBooking({
    departureId,
    customerName: 'Mika Mäkinen',
    customerEmail: `other-${customerEmail}`,
  })
  const { id } = await database().booking.update({
    where: { reference },
    data: { pickupPlace: 'Arctic Hotel', wishesReleasedAt: NOON },
  })
  await saveHealthNote(database(), id, { words: 'Allergic to nuts', consentText: 'Yes', consentedAt: NOON })
  const { startsAt, day } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const at = addMinutes(startsAt, 60)
  const { bookings } = await erasePersonByEmail.run(customerEmail, at)
  expect(bookings).toMatchObject([{ reference, erasure: 'keep_for_accounts' }])
  return { departureId, reference, other, at, day: day.toISOString().slice(0, 10) }
}

test('an erased guest is listed on the departure’s page and on every list without name, phone, place and wishes, and gets no messages, whether to all or to one', async () => {
  const { departureId, reference, other, at, day } = await aForgottenParty('forgotten@example.com')
  const html = await withClockAt(at, async () => bookingPage(await departureToken(departureId)))
  expect(html).toContain('erased guest')
  expect(html).toContain(reference)
  expect(html).toContain('Mika Mäkinen')
  expect(html).not.toMatch(TOLD)
  const listing = await loadGuestList({ tourId: 1, day }, at)
  expect(JSON.stringify(listing?.rows)).not.toMatch(TOLD)
  const list = await fillInDayList({ day, departureIds: [departureId] }, 'one@lumi.example.com', at)
  expect(list[0]?.parties).toHaveLength(2)
  expect(JSON.stringify(list)).not.toMatch(TOLD)
  const all = await sendOfficeMessage.run({ departureId }, 'We found a glove.', at)
  expect(all).toMatchObject({ kind: 'sent', told: [{ reference: other.reference }], untold: [] })
  expect(await sendOfficeMessage.run({ reference }, 'We found a glove.', at)).toEqual({
    kind: 'refused',
    reason: 'forgotten',
  })
  await erasePersonByEmail.run('other-forgotten@example.com', at)
  expect(await sendOfficeMessage.run({ departureId }, 'We found a glove.', at)).toEqual({
    kind: 'refused',
    reason: 'forgotten',
  })
  expect(
    await backend.query(`SELECT recipient FROM emails e JOIN bookings b ON b.id = e.booking_id
      WHERE b.departure_id = ${departureId} AND kind = 'office-message-guest'`),
  ).toHaveLength(1)
})
