import BookingPage from '@/app/office/bookings/[reference]/page'
import { GET as fromDeparture } from '@/app/office/departures/[id]/new-booking/route'
import { POST as confirm } from '@/app/office/new/confirm/route'
import NewPage from '@/app/office/new/page'
import { POST as preview } from '@/app/office/new/preview/route'
import { GET as price } from '@/app/office/new/price/route'
import { actInOffice } from '@/lib/db/history/actor'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { formatShortDay } from '@/lib/language/dates'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock } from '@/tests/support/freeze-clock'
import { officePage, queryOf, routeArgs, wordsOf } from '@/tests/support/office-pages'
import { hiddenFields } from '@/tests/support/operator-pages'

/* A new booking in one form of the office, without scripts. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)

/** Each test has a date of its own. */
let date = 13
let [cookie, day, id] = ['', '', 0]
beforeEach(async () => {
  cookie = `__Host-office=${await aCookie()}`
  sent = new Headers({ cookie })
  day = `2026-12-${(date += 1)}`
  id = await backend.aDeparture({ seats: 8, day })
})

const PHONED = {
  ...{ tour: '1', name: 'Aino Korhonen', adults: '2', children: '1', pay: 'paid', method: 'cash', price: '' },
  ...{ private: 'no', email: '', phone: '+358 40 7654321', language: 'de', note: 'Calls from the train' },
}
const phoned = (typed: Record<string, string> = {}) => ({ ...PHONED, departure: String(id), ...typed })

const newPage = async (query: Record<string, string> = {}) => (await officePage(NewPage, {}, query)).html
const post = (fields: Record<string, string>) => aForm(fields, { cookie })
/** What 'See what it comes to' shows. */
const previewOf = async (fields: Record<string, string>) => newPage(queryOf(await preview(post(fields))))
const priceOf = async (query: Record<string, string>) => {
  const url = `https://lumi.example.com/office/new/price?${new URLSearchParams(query)}`
  const response = await price(new Request(url, { headers: { cookie } }))
  return (await response.json()) as unknown
}
const bookings = () =>
  backend.query<{ reference: string }>(
    `SELECT reference, state, total_cents, adults, children, language, customer_phone FROM bookings
     WHERE departure_id = ${id}`,
  )

test('a guest who calls is booked in one form: the price first, then confirmed once by a double press', async () => {
  const html = await newPage()
  expect(html).toContain('data-price="/office/new/price"')
  expect(html).toMatch(
    new RegExp(
      `<option value="${id}">${formatShortDay(day)} 2026, 20:00 · 8 seats left · 179 €, child 129 €<`,
    ),
  )
  const shown = await previewOf(phoned())
  expect(wordsOf(shown)).toContain('New booking: Aino Korhonen, 3 guests, Guaranteed')
  expect(wordsOf(shown)).toContain('487 €, paid.')
  expect(await bookings()).toEqual([])
  const fields = hiddenFields(shown)
  const answers = await Promise.all([confirm(post(fields)), confirm(post(fields))])
  const [booking, another] = await bookings()
  expect(another).toBeUndefined()
  expect(booking).toMatchObject({
    ...{ state: 'confirmed', total_cents: 487_00, adults: 2, children: 1, language: 'de' },
    customer_phone: '+358 40 7654321',
  })
  const { reference = '' } = booking ?? {}
  const later = await confirm(post(fields))
  const made = `/office/bookings/${reference}?done=`
  expect(later.headers.get('location')).toContain(made)
  const answer = answers.find(({ headers }) => headers.get('location')?.startsWith(`${made}new-booking.`))
  if (!answer) throw new Error('not made')
  const page = await officePage(BookingPage, { reference }, queryOf(answer))
  expect(wordsOf(page.html)).toContain('The booking is made.')
  const note = wordsOf((await officePage(BookingPage, { reference }, queryOf(later))).html)
  expect(note).toContain('You sent this more than once; it was done only once.')
  expect(wordsOf(page.html)).toContain('by one@lumi.example.com')
  // The Back button leads to the booking, not to a form that was sent.
  const back = await newPage({ draft: fields.draft ?? '', outdated: '' })
  expect(back).toContain(`href="/office/bookings/${reference}"`)
  expect(back).not.toContain('Aino')
})

test('a private departure at an agreed price takes its date off sale', async () => {
  const shown = await previewOf(phoned({ price: '1200', private: 'yes', adults: '6', children: '0' }))
  expect(wordsOf(shown)).toContain('1,200 €, paid. For this party alone: the date goes off sale.')
  await confirm(post(hiddenFields(shown)))
  expect(await backend.query(`SELECT is_closed FROM departures WHERE id = ${id}`)).toEqual([
    { is_closed: true },
  ])
})

test('the date is filled in from the address, from a departure, and with its price', async () => {
  const chosen = `<option value="${id}" selected="">`
  const html = await newPage({ tour: '1', day, adults: '3', name: 'Somebody' })
  expect(html).toContain(chosen)
  expect(wordsOf(html)).toContain('3 adults: 537 € · 8 seats left')
  expect(html).not.toContain('Somebody')
  const request = new Request('https://lumi.example.com/office', { headers: { cookie } })
  const answer = await fromDeparture(request, routeArgs({ id: String(id) }))
  expect(where(answer)).toEqual([303, `/office/new?departure=${id}`])
  expect(await newPage(queryOf(answer))).toContain(chosen)
})

test('another tour shows its dates, keeps what was typed, and never books a date of the former tour', async () => {
  const other = await backend.aDeparture({ seats: 16, tourId: 8, day, start: '21:00' })
  const asked = await preview(post({ ...phoned({ tour: '8' }), datesOf: '1' }))
  expect(queryOf(await preview(post({ ...phoned(), datesOf: '1' })))).not.toHaveProperty('change')
  expect(queryOf(asked)).toHaveProperty('change')
  for (const html of [await newPage(queryOf(asked)), await previewOf(phoned({ tour: '8' }))]) {
    expect(html).toMatch(
      new RegExp(`<option value="${other}">${formatShortDay(day)} 2026, 21:00 · 16 seats left`),
    )
    expect(html).toMatch(/name="name"[^>]*value="Aino Korhonen"/)
    expect(html).not.toContain('>Confirm<')
  }
  expect(await newPage(queryOf(asked))).not.toContain('role="alert"')
  expect(await previewOf(phoned({ tour: '8' }))).toMatch(/id="departure-wrong">Please choose a date</)
  const crossed = await confirm(post({ ...hiddenFields(await previewOf(phoned())), tour: '8' }))
  expect(where(crossed)[1]).toMatch(/^\/office\/new\?draft=[\da-f-]{36}&outdated=\d+$/)
  expect(await bookings()).toEqual([])
})

test('what is wrong is said at its field, and everything typed is kept', async () => {
  for (const [typed, field, text] of [
    [{ method: '' }, 'method', 'Please say how it was paid'],
    [{ phone: 'ring me' }, 'phone', 'Please write a phone number such as'],
    [{ name: '' }, 'name', 'Please write 1 to 500 characters'],
    [{ departure: '' }, 'departure', 'Please choose a date'],
    [{ adults: '0' }, 'adults', 'At least one adult must come along.'],
    [{ adults: '9' }, 'adults', 'That date only has 8 seats left, which is not enough.'],
    [{ pay: 'link', method: '', email: 'a@example.com', price: '0.2' }, 'price', 'Stripe cannot charge less'],
  ] as const) {
    const html = await previewOf(phoned(typed))
    expect(html).toMatch(new RegExp(`id="${field}-wrong">${text}`))
    expect(html).toMatch(/name="note"[^>]*value="Calls from the train"/)
  }
  expect(await bookings()).toEqual([])
})

test('what has changed since the preview is shown again, with everything typed', async () => {
  const fields = hiddenFields(await previewOf(phoned()))
  await confirm(post(hiddenFields(await previewOf(phoned({ name: 'Mika Mäkinen' })))))
  const answer = await confirm(post(fields))
  const html = await newPage(queryOf(answer))
  expect(wordsOf(html)).toContain('Nothing was booked, because something about this date has changed')
  expect(wordsOf(html)).toContain('New booking: Aino Korhonen, 3 guests')
  expect(wordsOf(html)).toMatch(/LL-\w+: Booked \(.*\), by you at 12:00\./)
  expect(await bookings()).toHaveLength(1)
})

test.each([
  ['the last seats are gone', { seats: 3 }, 'adults', /LL-\w+: Booked \(.*\), by you at 12:00\./],
  [
    'it is cancelled',
    { cancelled_at: 'now()' },
    'departure',
    /Cancelled \(bad weather\), by Anna at 12:00\./,
  ],
])('an overtaken booking says what and who, and marks its field: %s', async (_, changed, field, line) => {
  if ('seats' in changed) await backend.query(`UPDATE departures SET seats = 3 WHERE id = ${id}`)
  const fields = hiddenFields(await previewOf(phoned()))
  if ('seats' in changed) await confirm(post(hiddenFields(await previewOf(phoned({ name: 'Mika Mäkinen' })))))
  else {
    const wanted = { tourId: 1, day, reason: 'weather', offeredTourIds: [] } as const
    await actInOffice({ name: 'Anna', staleSession: null }, () =>
      cancelDeparture.run(wanted, NOON, undefined),
    )
  }
  const html = await newPage(queryOf(await confirm(post(fields))))
  expect(wordsOf(html)).toMatch(line)
  expect(html).toContain(`id="${field}-wrong"`)
  expect(html).toMatch(/name="note"[^>]*value="Calls from the train"/)
})

test('the price as the form is filled in is that of the booking, or says what is wrong', async () => {
  const figures = { tour: '1', departure: String(id), adults: '2', children: '1' }
  expect(await priceOf(figures)).toEqual({ text: '2 adults and 1 child: 487 € · 8 seats left' })
  expect(await priceOf({ tour: '1', day, adults: '1' })).toEqual({ text: '1 adult: 179 € · 8 seats left' })
  for (const [typed, text] of [
    [{ price: '400' }, '2 adults and 1 child: 400 € · 8 seats left'],
    [{ pay: 'free' }, '2 adults and 1 child: 0 € · 8 seats left'],
    [{ adults: 'two' }, 'Please write a number from 0 to 99.'],
    [{ adults: '8' }, 'That date only has 8 seats left, which is not enough.'],
    [{ tour: '8' }, 'Choose a date to see the price.'],
  ] as const)
    expect(await priceOf({ ...figures, ...typed })).toEqual({ text })
  const unsigned = await price(new Request('https://lumi.example.com/office/new/price'))
  expect(where(unsigned)).toEqual([303, '/office'])
})
