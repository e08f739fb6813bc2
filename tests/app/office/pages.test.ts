import BookingPage, { generateMetadata as bookingMetadata } from '@/app/office/bookings/[reference]/page'
import BookingActPage, {
  generateMetadata as bookingActMetadata,
} from '@/app/office/bookings/[reference]/[action]/page'
import { POST as confirmBooking } from '@/app/office/bookings/[reference]/[action]/confirm/route'
import BookingsPage from '@/app/office/bookings/page'
import CalendarPage from '@/app/office/calendar/page'
import MissingPage from '@/app/office/[...missing]/page'
import { GET as receipt } from '@/app/office/bookings/[reference]/documents/[number]/route'
import DatesPage from '@/app/office/dates/[ids]/page'
import DatesActPage from '@/app/office/dates/[ids]/[action]/page'
import { POST as confirmDates } from '@/app/office/dates/[ids]/[action]/confirm/route'
import { POST as chooseDates } from '@/app/office/dates/route'
import DeparturePage, { generateMetadata as departureMetadata } from '@/app/office/departures/[id]/page'
import { POST as tick } from '@/app/office/departures/[id]/attendance/route'
import { GET as print } from '@/app/office/departures/[id]/print/route'
import EmailsPage from '@/app/office/emails/page'
import EnquiriesPage from '@/app/office/enquiries/page'
import { GET as monthFile } from '@/app/office/money/[month]/[file]/route'
import { GET as monthZip } from '@/app/office/money/[month]/route'
import { GET as ledger } from '@/app/office/money/ledger.csv/route'
import MoneyPage from '@/app/office/money/page'
import NewPage from '@/app/office/new/page'
import ReviewsPage from '@/app/office/reviews/page'
import SeasonPage from '@/app/office/season/page'
import { POST as endSession } from '@/app/office/settings/sessions/[id]/end/route'
import SettingsPage from '@/app/office/settings/page'
import TodayPage from '@/app/office/today/page'
import WaitingPage from '@/app/office/waiting/page'
import { addMinutes, MINUTES_PER_DAY } from '@/lib/calendar/duration'
import { OFFICE_PAGES } from '@/lib/contract/office-pages'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  officePage as htmlOf,
  queryOf,
  routeArgs as argsOf,
  wordsOf as words,
} from '@/tests/support/office-pages'
import { hiddenFields } from '@/tests/support/operator-pages'
import { readPdf } from '@/tests/support/read-pdf'
import { runOps } from '@/tests/support/run-ops'

/* The office's pages for somebody who is signed in, without scripts. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)
const PERSON = 'one@lumi.example.com'

let cookie = ''
beforeEach(async () => {
  cookie = `__Host-office=${await aCookie()}`
  sent = new Headers({ cookie })
})

const post = (fields: Record<string, string>) => aForm(fields, { cookie })

const LISTS = {
  '/office/today': TodayPage,
  '/office/calendar': CalendarPage,
  '/office/bookings': BookingsPage,
  '/office/new': NewPage,
  '/office/enquiries': EnquiriesPage,
  '/office/waiting': WaitingPage,
  '/office/emails': EmailsPage,
  '/office/reviews': ReviewsPage,
  '/office/money': MoneyPage,
  '/office/settings': SettingsPage,
} as const

test.each(OFFICE_PAGES)(
  '$path has its name as its heading, and is marked in the navigation',
  async ({ path, name }) => {
    const { html, status } = await htmlOf(LISTS[path])
    expect(status).toBeUndefined()
    expect(html).toContain(`>${name}</h1>`)
    expect(html).toMatch(new RegExp(`<a aria-current="page"[^>]* href="${path}"`))
    expect(html).toContain(PERSON)
  },
)

const PARAMS = [
  'month',
  'tour',
  'q',
  'state',
  'day',
  'since',
  'after',
  'show',
  'departure',
  'adults',
  'draft',
  'done',
]

test.each([
  '',
  '%',
  '-1',
  '9'.repeat(20),
  '0001-01-01',
  '9999-12-31',
  '9999-12-31..9999-12-31',
  '0100-01',
  'ä💥\ud800',
])('no page of the list fails at a query of %j', async (value) => {
  const query = Object.fromEntries(PARAMS.map((name) => [name, value]))
  for (const page of [...Object.values(LISTS), SeasonPage])
    expect((await htmlOf(page, {}, query)).html).toContain('</h1>')
})

test('a booking has its money, its health note and its departure, and an act is done in the name of its person', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { html } = await htmlOf(BookingPage, { reference: reference.toLowerCase() })
  expect(html).toContain(`>${reference}</h1>`)
  expect(html).toContain(`href="/office/departures/${departureId}"`)
  const named = { reference, action: 'cancel-for-us' }
  const preview = await htmlOf(BookingActPage, named)
  expect(words(preview.html)).toContain('goes back to the card')
  const answer = await confirmBooking(post(hiddenFields(preview.html)), argsOf(named))
  expect(answer.headers.get('location')).toMatch(new RegExp(`^/office/bookings/${reference}\\?done=`))
  const done = new URL(answer.headers.get('location') ?? '', 'https://x').searchParams.get('done') ?? ''
  const after = words((await htmlOf(BookingPage, { reference }, { done })).html)
  expect(after).toContain('Cancelled')
  expect(after).toContain(`by ${PERSON}`)
  const today = words((await htmlOf(TodayPage)).html)
  expect(today).toContain(': the cancellation, until ')
})

test('an address that names nothing is answered with 404', async () => {
  expect((await htmlOf(BookingPage, { reference: 'LL-XXXXXX' })).status).toEqual({ code: 404 })
  expect((await htmlOf(DeparturePage, { id: '0' })).status).toEqual({ code: 404 })
  const named = { reference: 'LL-XXXXXX', action: 'note' }
  expect((await htmlOf(BookingActPage, named)).status).toEqual({ code: 404 })
  expect((await confirmBooking(post({}), argsOf(named))).status).toBe(404)
  for (const ids of ['999999999', `${await backend.aDeparture({ seats: 8 })},999999999`, '%', 'a']) {
    expect((await htmlOf(DatesPage, { ids })).status).toEqual({ code: 404 })
    expect((await htmlOf(DatesActPage, { ids, action: 'seats' })).status).toEqual({ code: 404 })
  }
  const missing = await htmlOf(MissingPage, {})
  expect(missing.status).toEqual({ code: 404 })
  expect(missing.html).toMatch(/aria-label="Office".*There is no such page/s)
  sent = new Headers()
  expect((await htmlOf(MissingPage, {})).status).toEqual({ code: 303, location: '/office' })
})

test('an address that no database can look up is answered with 404 as well', async () => {
  const { reference } = await aPaidBooking()
  for (const written of ['\0', '%00', '%', '%25', `${reference}\0`]) {
    expect((await htmlOf(BookingPage, { reference: written })).status).toEqual({ code: 404 })
    expect((await endSession(post({}), argsOf({ id: written }))).status).toBe(404)
    const get = new Request('https://lumi.example.com/office', { headers: { cookie } })
    expect((await receipt(get, argsOf({ reference, number: written }))).status).toBe(404)
  }
  expect((await endSession(post({}), argsOf({ id: 'x' }))).status).toBe(404)
})

test('a page is called by what it is about, without names of guests, and by nothing to others', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId })
  const title = async () => [
    (await bookingMetadata(argsOf({ reference }))).title,
    (await bookingActMetadata(argsOf({ reference, action: 'move' }))).title,
    (await departureMetadata(argsOf({ id: String(departureId) }))).title,
  ]
  const departure = expect.stringMatching(/^Guaranteed Northern Lights Tour, \w+day, \d+ \w+ 202\d$/)
  expect(await title()).toEqual([reference, `Move: ${reference}`, departure])
  sent = new Headers()
  expect(await title()).toEqual(['The office', 'The office', 'The office'])
})

test('a departure lists its parties with links, and they can be ticked', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId })
  const id = String(departureId)
  const [{ startsAt } = { startsAt: NOON }] = await backend.query<{ startsAt: Date }>(
    `SELECT starts_at AS "startsAt" FROM departures WHERE id = ${id}`,
  )
  await withClockAt(startsAt, async () => {
    const then = await aCookie(PERSON, startsAt)
    sent = new Headers({ cookie: `__Host-office=${then}` })
    const { html } = await htmlOf(DeparturePage, { id })
    expect(html).toContain(`href="/office/bookings/${reference}"`)
    const form = aForm({ reference, is: 'no_show', shown: 'none' }, { cookie: sent.get('cookie') ?? '' })
    const answer = await tick(form, argsOf({ id }))
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^/office/departures/${id}\\?done=.*#${reference}$`),
    )
  })
})

test('a departure shows the office’s notes on each party, and which wishes the guide’s list leaves out', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aPaidBooking({ departureId, specialRequests: 'A vegetarian dinner' })
  const shown = async () => words((await htmlOf(DeparturePage, { id: String(departureId) })).html)
  expect(await shown()).not.toMatch(/note/i)
  expect(await shown()).toContain('A vegetarian dinner not on the guide’s list')
  for (const note of ['Pays in cash', 'Calls from the station'])
    await runOps(NOON, 'booking', 'note', reference, note, '--yes')
  expect(await shown()).toMatch(
    /Note: “Pays in cash” Tue 1 Dec 2026, 12:00, by \w+ Note: “Calls from the station” Tue 1 Dec 2026, 12:00, by \w+/,
  )
  expect((await shown()).split('Notes are for the office alone')).toHaveLength(2)
  await runOps(NOON, 'booking', 'wishes', reference, '--release', '--yes')
  expect(await shown()).not.toContain('not on the guide’s list')
  const paper = await print(
    new Request('https://x', { headers: { cookie } }),
    argsOf({ id: String(departureId) }),
  )
  expect((await readPdf(Buffer.from(await paper.arrayBuffer()))).text).not.toContain('cash')
})

test('on the last day of a month the calendar shows the whole week', async () => {
  const calendar = await htmlOf(CalendarPage)
  // NOON is a Tuesday, and the first of its month.
  expect(words(calendar.html)).toContain('December 2026')
  expect(words(calendar.html)).toMatch(/Earlier December 2026 Later Mon 30 Mon 7 .*Mon 30 .*Tue 1, today/)
  await withClockAt(addMinutes(NOON, -MINUTES_PER_DAY), async () => {
    sent = new Headers({
      cookie: `__Host-office=${await aCookie(PERSON, addMinutes(NOON, -MINUTES_PER_DAY))}`,
    })
    const { html } = await htmlOf(CalendarPage, {})
    expect(words(html)).toMatch(/December 2026 .*Mon 30, today .*Tue 1 /)
    const earlier = await htmlOf(CalendarPage, {}, { month: '2026-11' })
    expect(words(earlier.html)).toMatch(/November 2026 .*Mon 30, today .*Sun 6 /)
  })
})

test('a month of exactly four weeks has no fifth', async () => {
  const { html } = await htmlOf(CalendarPage, {}, { month: '2027-02' })
  expect(html.match(/id="week-[\d-]+"/g)).toEqual(
    ['01', '08', '15', '22'].map((day) => `id="week-2027-02-${day}"`),
  )
})

test('several dates are ticked in the calendar and changed at once', async () => {
  const ids = [await backend.aDeparture({ seats: 8 }), await backend.aDeparture({ seats: 8 })]
  const form = new URLSearchParams([...ids.map((id) => ['departure', String(id)]), ['act', 'seats']])
  const chosen = await chooseDates(
    new Request('https://lumi.example.com/office/dates', {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    }),
  )
  expect(where(chosen)).toEqual([303, `/office/dates/${ids.join(',')}/seats`])
  const named = { ids: ids.join(','), action: 'seats' }
  const preview = await htmlOf(DatesActPage, named, { seats: '12' })
  const answer = await confirmDates(post(hiddenFields(preview.html)), argsOf(named))
  expect(answer.headers.get('location')).toContain(`/office/dates/${ids.join(',')}?done=`)
  expect(await backend.query(`SELECT seats FROM departures WHERE id IN (${ids.join()})`)).toEqual([
    { seats: 12 },
    { seats: 12 },
  ])
})

test('dates that are not ticked, or too many, lead back to the month and tour, which says so', async () => {
  const departure = await backend.aDeparture({ seats: 8 })
  const shown = await htmlOf(CalendarPage, {}, { month: '2027-01', tour: '3' })
  const fields = { ...hiddenFields(shown.html.split('action="/office/dates"')[1] ?? ''), act: 'seats' }
  const none = await chooseDates(post(fields))
  expect(where(none)).toEqual([303, '/office/calendar?month=2027-01&tour=3&ticked=none'])
  expect((await htmlOf(CalendarPage, {}, queryOf(none))).html).toMatch(/role="alert">No dates are ticked/)
  const ticked = Array.from({ length: 401 }, (_, index) => ['departure', String(departure + index)])
  const many = await chooseDates(
    new Request('https://lumi.example.com/office/dates', {
      method: 'POST',
      body: new URLSearchParams([['act', 'seats'], ...ticked]),
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    }),
  )
  expect(where(many)).toEqual([303, '/office/calendar?ticked=many'])
  expect((await htmlOf(CalendarPage, {}, queryOf(many))).html).toMatch(/role="alert">At most 400 dates/)
})

test.each(['0001-01', '0100-01', '1999-12', '9999-12', '2026-13'])(
  'the month %s is none: pages show the current one, and there are no files',
  async (month) => {
    for (const page of [CalendarPage, MoneyPage])
      expect(words((await htmlOf(page, {}, { month })).html)).toContain('December 2026')
    const get = () => new Request('https://lumi.example.com/office', { headers: { cookie } })
    expect((await monthZip(get(), argsOf({ month: `${month}.zip` }))).status).toBe(404)
    expect((await monthFile(get(), argsOf({ month, file: 'sales.csv' }))).status).toBe(404)
  },
)

test.each([
  ['0001-01-01', '9999-12-31'],
  ['2026-12-01', '9999-12-31'],
  ['0001-01-01', '2026-12-01'],
])('there is no ledger from %s to %s', async (from, until) => {
  const url = `https://lumi.example.com/office/money/ledger.csv?${new URLSearchParams({ from, until })}`
  expect(where(await ledger(new Request(url, { headers: { cookie } })))).toEqual([
    303,
    expect.stringMatching(/^\/office\/money\?/),
  ])
})

test('all dates of a month are ticked at once', async () => {
  await backend.aDeparture({ seats: 8 })
  const { html } = await htmlOf(CalendarPage, {}, { month: '2026-12', all: '' })
  const boxes = html.match(/<input[^>]+type="checkbox"[^>]*>/g) ?? []
  expect(boxes).not.toEqual([])
  expect(boxes.filter((box) => !box.includes('checked=""'))).toEqual([])
})

test('bookings are found by part of a name, and a filter that cannot be read says so at its field', async () => {
  const { reference } = await aPaidBooking({ customerName: 'Petra Mäkinen-Sundström' })
  expect((await htmlOf(BookingsPage, {}, { q: 'makinen-sund' })).html).toContain(
    `/office/bookings/${reference}`,
  )
  expect(words((await htmlOf(BookingsPage, {}, { q: 'nobody-at-all' })).html)).toContain(
    'No bookings for “nobody-at-all”.',
  )
  expect((await htmlOf(BookingsPage, {}, { day: 'sometime' })).html).toContain('role="alert"')
})

test('a list that is one press away says which one it is, also when it comes from the form of the filter', async () => {
  await aPaidBooking()
  const asked: readonly Record<string, string>[] = [
    { since: 'today' },
    { state: '', tour: '', day: '', since: 'today' },
  ]
  for (const values of asked) {
    const { html } = await htmlOf(BookingsPage, {}, values)
    expect(html).toMatch(/<a aria-current="page"[^>]* href="\/office\/bookings\?since=today"/)
    expect(words(html)).toMatch(/Booked today: (the newest )?\d+ bookings?\./)
  }
  const { html } = await htmlOf(BookingsPage, {}, { since: 'today', state: 'confirmed' })
  expect(html).not.toMatch(/aria-current="page"[^>]* href="\/office\/bookings\?/)
})

test('a departure that is cancelled says so under its heading, and does not urge to share its list', async () => {
  const id = await backend.aDeparture({ seats: 8 })
  const guideLink = async () => {
    const { html } = await htmlOf(DeparturePage, { id: String(id) })
    return { html, link: /<a class="([^"]*)"[^>]*guide-link"/.exec(html)?.[1] }
  }
  const before = await guideLink()
  expect(before.html).not.toContain('Cancelled')
  expect(before.link).toContain('bg-ember')
  await backend.query(`UPDATE departures SET cancelled_at = now(), is_closed = true WHERE id = ${id}`)
  const { html, link } = await guideLink()
  expect(words(html)).toMatch(/2026 Cancelled Start/)
  expect(link).not.toContain('bg-ember')
})

test('the words of a link to an e-mail keep the spaces between them', async () => {
  const { reference } = await aPaidBooking()
  const { html } = await htmlOf(BookingPage, { reference })
  const links = html.match(/<a [^>]*href="\/office\/emails\/[^>]*>/g) ?? []
  expect(links).not.toEqual([])
  expect(links.filter((link) => link.includes('flex'))).toEqual([])
})

test('a session is ended from the settings', async () => {
  const other = await aCookie('two@lumi.example.com')
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>(
    `SELECT id FROM office_sessions WHERE address = 'two@lumi.example.com'`,
  )
  expect((await htmlOf(SettingsPage)).html).toContain(`/office/settings/sessions/${id}/end`)
  expect(where(await endSession(post({}), argsOf({ id })))).toEqual([303, '/office/settings'])
  sent = new Headers({ cookie: `__Host-office=${other}` })
  expect((await htmlOf(TodayPage)).status).toEqual({ code: 303, location: '/office' })
})
