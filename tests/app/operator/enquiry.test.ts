import { actInOffice } from '@/lib/db/history/actor'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { addMinutes } from '@/lib/calendar/duration'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { A_TRANSPORT, anEnquiry } from '@/tests/support/an-enquiry'
import { freezeClock } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  confirm,
  enquiryToken,
  hiddenFields,
  redirectsToDone,
  send,
} from '@/tests/support/operator-pages'
import { runOps } from '@/tests/support/run-ops'

/* Rule: enquiry-link (docs/rules.md) */

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const [ONE, OTHER] = ['one@lumi.example.com', 'two@lumi.example.com']
const DAY = 24 * 60

async function aLinked(overrides: Parameters<typeof anEnquiry>[0] = {}) {
  const enquiry = await anEnquiry(overrides)
  return { ...enquiry, token: await enquiryToken(enquiry.id), other: await enquiryToken(enquiry.id, OTHER) }
}

async function aDate(seats = 8) {
  const id = await backend.aDeparture({ seats })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, query: { ...PARTY, day: row?.day ?? '' } }
}

const PARTY = { tour: '1', adults: '2', children: '1', total: '', private: 'no' }
const WHO = { name: 'Aino Korhonen', email: 'aino@example.com', phone: '' }
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)
const bookingsOf = (departureId: number) =>
  backend.query<Record<string, unknown>>(`SELECT * FROM bookings WHERE departure_id = ${departureId}`)
const done = redirectsToDone

test('the page shows the enquiry, the visitor’s contact details, and the possible actions', async () => {
  const { token, email } = await aLinked()
  const html = await bookingPage(token)
  expect(html).toContain('>Contact message</h1>')
  for (const text of ['Aino Korhonen', email, 'Six of us, on Christmas Eve?', 'href="tel:+358401"'])
    expect(html).toContain(text)
  expect(html).toContain(`href="mailto:${email}?subject=Your%20message%20to%20`)
  expect(buttons(html)).toEqual(['Answered', 'Make a booking of it'])
})

test('an enquiry about transport shows its service, its places and the full text', async () => {
  const html = await bookingPage((await aLinked(A_TRANSPORT)).token)
  for (const text of [A_TRANSPORT.serviceType, A_TRANSPORT.destination, A_TRANSPORT.additionalInfo])
    expect(html).toContain(text)
})

test('a second person at an answered enquiry reads who was first, when and with which note', async () => {
  const { token, other } = await aLinked()
  const preview = await actionPage(other, 'answered')
  expect(preview).toContain('Nobody is notified, and no money moves.')
  const seen = hiddenFields(preview)
  expect(await confirm(token, 'answered', {}, { note: 'Called, wants January' })).toMatchObject(
    done(token, 'answered'),
  )
  const { location } = await send(other, 'answered', { ...seen, note: 'Written' })
  expect(location).toMatch(new RegExp(`^/operator/${other}/answered\\?draft=[\\da-f-]{36}&outdated=\\d+$`))
  const line = `Answered by ${ONE}, 2026-12-01 12:00: “Called, wants January”`
  const again = await actionPage(other, 'answered', { outdated: '' })
  expect(again).toContain('Nothing was done')
  expect(again).toContain(`Latest entry: ${line}`)
  const page = await bookingPage(other)
  expect(page).toContain(line)
  expect(buttons(page)).toEqual(['Make a booking of it'])
})

test('a booking is made from an enquiry as by ‘booking new --pay link’, and the page leads to it', async () => {
  const { token, email } = await aLinked()
  const { id, query } = await aDate()
  const preview = await actionPage(token, 'book', query)
  expect(preview).toContain('2 adults and 1 child: 487 €, to be paid by Thursday, 3 December 2026 at 12:00')
  expect(preview).toContain('3 guests, 0 € back to cards, 1 e-mail to guests.')
  expect(preview).toMatch(
    /E-mail to the guest: <\/span><span lang="en-GB">“[^”]+\(the reference is given when you confirm\)/,
  )
  expect(preview).not.toMatch(/LL-/)
  for (const value of ['Aino Korhonen', email, '+358 40 1']) expect(preview).toContain(`value="${value}"`)
  expect(await bookingsOf(id)).toEqual([])
  const fields = { ...hiddenFields(preview), ...WHO, email, phone: '+358 40 2' }
  expect(await send(token, 'book', fields)).toMatchObject(done(token, 'book'))
  expect(await bookingsOf(id)).toMatchObject([
    {
      state: 'awaiting_payment',
      source: 'phone',
      total_cents: 487_00,
      customer_email: email,
      customer_phone: '+358 40 2',
    },
  ])
  expect(await backend.emails(id)).toEqual(['payment-link-guest', 'payment-link-operator'])
  const page = await bookingPage(token)
  const [, url = '', reference = ''] =
    /href="[^"]+\/operator\/([^"]+)">Open booking (?:<!-- -->)?(LL-[A-Z0-9]{6})</.exec(page) ?? []
  expect(await openOperatorLink(url, '192.0.2.1', NOON)).toMatchObject({
    about: 'booking',
    inbox: ONE,
    booking: { reference },
  })
  expect(buttons(page)).toEqual([])
  const history = await backend.query(`SELECT what, actor::text, actor_name FROM history h JOIN bookings b
    ON b.id = h.booking_id WHERE b.departure_id = ${id}`)
  expect(history).toEqual([{ what: 'booked', actor: 'operator_link', actor_name: ONE }])
})

test('the form lists the dates of its tour with seats and price, and those of another tour at the press of a button', async () => {
  const { token } = await aLinked()
  const { query } = await aDate()
  await backend.aDeparture({ seats: 5, tourId: 8, day: query.day, start: '21:00' })
  const form = await actionPage(token, 'book')
  expect(form).toContain(`<option value="${query.day}">`)
  expect(form).toMatch(/, 20:00 · 8 seats left · 179 €, child 129 €</)
  expect(form).toMatch(/<button[^>]* value="1" name="datesOf">Show the dates of the tour</)
  const other = { ...query, tour: '8', day: '', adults: '3', datesOf: '1' }
  const shown = await actionPage(token, 'book', other)
  expect(shown).toMatch(/, 21:00 · 5 seats left · 79 €, child 59 €</)
  expect(shown).not.toContain('20:00 · ')
  expect(shown).toMatch(/name="adults"[^>]* value="3"/)
  for (const html of [shown, await actionPage(token, 'book', { ...other, day: query.day })])
    expect(html).not.toMatch(/role="alert"|>Confirm</)
  // The Enter key presses the first button of a form.
  expect(await actionPage(token, 'book', { ...query, datesOf: '1' })).toContain('>Confirm<')
  expect(await actionPage(token, 'book', { ...other, tour: '1' })).toContain('role="alert"')
})

test('an agreed total is requested, and a private date goes off sale', async () => {
  const { token } = await aLinked()
  const { id, query } = await aDate()
  const agreed = { ...query, total: '1200', private: 'yes' }
  expect(await actionPage(token, 'book', agreed)).toContain('the date goes off sale')
  expect(await confirm(token, 'book', agreed, WHO)).toMatchObject(done(token, 'book'))
  expect(await bookingsOf(id)).toMatchObject([{ total_cents: 1200_00, customer_phone: null }])
  expect(await backend.query(`SELECT is_closed FROM departures WHERE id = ${id}`)).toEqual([
    { is_closed: true },
  ])
})

test('if two people make a booking from the same enquiry at once, one does, and the other is told', async () => {
  const { token, other } = await aLinked()
  const { id, query } = await aDate()
  const previews = await Promise.all([token, other].map((one) => actionPage(one, 'book', query)))
  const answers = await Promise.all(
    [token, other].map((one, place) => send(one, 'book', { ...hiddenFields(previews[place] ?? ''), ...WHO })),
  )
  expect(answers.map(({ location }) => location?.includes('done=book')).sort()).toEqual([false, true])
  const [booking] = await bookingsOf(id)
  expect(await bookingsOf(id)).toHaveLength(1)
  const second = answers[0]?.location?.includes('done=book') ? other : token
  expect(await actionPage(second, 'book', { ...query, outdated: '' })).toMatch(
    new RegExp(
      `Latest entry: Booking ${String(booking?.reference)} by \\w+@lumi\\.example\\.com, 2026-12-01 12:00`,
    ),
  )
  expect(await actionPage(second, 'answered')).toContain(`Booking ${String(booking?.reference)} by`)
})

test('a colleague’s change of the date that was chosen is said with their name', async () => {
  const { token } = await aLinked()
  const { id, query } = await aDate()
  const fields = hiddenFields(await actionPage(token, 'book', query))
  const own = { adultCents: 200_00 }
  await actInOffice({ name: 'Anna', staleSession: null }, () => setPrices.run({ ids: [id], own }, NOON))
  const { location } = await send(token, 'book', { ...fields, ...WHO })
  const outdated = new URLSearchParams(location?.split('?')[1]).get('outdated') ?? ''
  expect(await actionPage(token, 'book', { ...query, outdated })).toContain(
    'Price changed, by Anna at 12:00.',
  )
})

test.each([
  ['the date’s price', `UPDATE departures SET adult_price_cents = 20000, child_price_cents = 15000`],
  ['an answer', null],
])('%s that has come since the preview: nothing is booked before it was seen', async (_, sql) => {
  const { token, other } = await aLinked()
  const { id, query } = await aDate()
  const seen = hiddenFields(await actionPage(token, 'book', query))
  if (sql) await backend.query(`${sql} WHERE id = ${id}`)
  else await confirm(other, 'answered')
  const { location } = await send(token, 'book', { ...seen, ...WHO })
  expect(location).toMatch(new RegExp(`^/operator/${token}/book\\?tour=1&`))
  // The name of the guest does not appear in a URL.
  expect(location).not.toMatch(/name|aino|phone/i)
  expect(await bookingsOf(id)).toEqual([])
})

test('a slip beside Confirm is said there, and what was typed is still there', async () => {
  const { token } = await aLinked()
  const { query } = await aDate()
  const { location } = await confirm(token, 'book', query, { ...WHO, email: 'x' })
  expect(location).toMatch(/invalid=$/)
  const back = Object.fromEntries(new URLSearchParams(location?.split('?')[1]))
  const again = await actionPage(token, 'book', back)
  for (const text of ['Invalid email address', '>Confirm<']) expect(again).toContain(text)
  expect(again).toMatch(/name="name"[^>]*value="Aino Korhonen"/)
})

test('a link to an enquiry works for 90 days or until it is revoked, and does nothing to bookings', async () => {
  const { token } = await aLinked()
  const open = (now: Date) => openOperatorLink(token, '192.0.2.1', now)
  expect(await open(addMinutes(NOON, 90 * DAY - 1))).toMatchObject({ kind: 'opened', about: 'enquiry' })
  expect(await open(addMinutes(NOON, 90 * DAY))).toEqual({ kind: 'unknown' })
  expect(await send(token, 'note', {})).toMatchObject({ status: 404 })
  await runOps(NOON, 'links', 'revoke', '--operator', '--yes')
  expect(await open(NOON)).toEqual({ kind: 'unknown' })
})
