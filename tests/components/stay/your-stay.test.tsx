import { configure, render, screen, waitFor, within } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { computeMonthNights } from '@/app/nights/compute-month-nights'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
// Imported here, so that loading it does not count against the timeout of a test.
import '@/components/stay/stay-results'
import { YourStay } from '@/components/stay/your-stay'
import { rememberBooking } from '@/lib/browser/remembered-bookings'
import { saveToSession } from '@/lib/browser/session'

const DAYS = [
  {
    date: '2026-12-29',
    tours: [aTour(4, '2026-12-29T08:00:00Z', '2026-12-29T12:00:00Z'), lights('2026-12-29', 0)],
  },
  { date: '2026-12-30', tours: [aTour(2, '2026-12-30T08:00:00Z', null, 3), lights('2026-12-30', 3)] },
  { date: '2026-12-31', tours: [lights('2026-12-31', 8)] },
  { date: '2027-01-01', tours: [] },
  { date: '2027-01-02', tours: [lights('2027-01-02', 8)] },
]

function aTour(tourId: number, start: string, end: string | null, spots = 8) {
  return {
    tourId,
    start,
    end,
    totalSlots: Math.max(spots, tourId === 2 ? 3 : 8),
    availableSpots: spots,
    totalPrice: 616,
  }
}

function lights(day: string, spots: number) {
  const end = new Date(Date.parse(`${day}T18:00:00Z`) + 9 * 3_600_000).toISOString()
  return aTour(1, `${day}T18:00:00Z`, end, spots)
}

/** The zoo, 09:30 to 14:30. */
const zoo = (date: string) => aTour(5, `${date}T07:30:00Z`, `${date}T12:30:00Z`)

const asked: string[] = []
const scrolledTo: unknown[] = []
function scrollIntoView(this: unknown) {
  scrolledTo.push(this)
}
const site = setupServer(
  http.get('/api/stay', ({ request }) => {
    asked.push(new URL(request.url).search)
    return HttpResponse.json({ days: DAYS })
  }),
  http.get('/nights/:file', ({ params }) =>
    HttpResponse.json(computeMonthNights(String(params.file).replace('.json', ''))),
  ),
)

// Computing a month is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => {
  site.listen({ onUnhandledRequest: 'error' })
  Object.assign(Element.prototype, { scrollIntoView })
})
beforeEach(() => {
  scrolledTo.length = 0
  asked.length = 0
  window.history.replaceState(null, '', '/your-stay')
})
afterEach(() => site.resetHandlers())
afterAll(() => site.close())

async function askFor(adults: string, children: string, departure = '2027-01-03') {
  render(<YourStay tours={stayTours('en')} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Arrival'), '2026-12-29')
  await user.type(screen.getByLabelText('Departure'), departure)
  for (const [label, count] of [
    ['Adults', adults],
    ['Children', children],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), count)
  }
  await user.click(screen.getByRole('button', { name: 'Show my days' }))
}

/** Open the page at the URL of a stay. */
function open(stay: { readonly from: string; readonly to: string; readonly children?: string }) {
  const query = new URLSearchParams({ adults: '2', children: '0', ...stay })
  window.history.replaceState(null, '', `/your-stay?${query}`)
  return render(<YourStay tours={stayTours('en')} />)
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name })

test('a party sees the evenings with enough places, the darkest, and each tour with a link to its panel', async () => {
  await askFor('3', '1')
  expect(
    await screen.findByText(/^On 2 evenings a northern lights tour has room for 4 guests/),
  ).toHaveTextContent('Thu 31 December and Sat 2 January. The darkest is Sat 2 January.')
  expect(asked).toEqual(['?from=2026-12-29&to=2027-01-03&adults=3&children=1'])
  expect(window.location.search).toBe(asked[0])
  expect(screen.getByRole('heading', { name: '29 December 2026 to 3 January 2027' })).toHaveFocus()
  const [free] = [rowOf(/Guaranteed Northern Lights Tour on Thursday, 31 December 2026/)]
  expect(within(free).getByRole('link')).toHaveAttribute(
    'href',
    '/northern-lights-tour?date=2026-12-31&adults=3&children=1',
  )
  expect(free).toHaveTextContent('20:00 to 05:00')
  expect(free).toHaveTextContent('8 places')
  expect(free).toHaveTextContent('616 €')
  expect(free).toHaveTextContent('Dark for 9 hours; the moon rises at 03:25')
  expect(rowOf(/Tuesday, 29 December 2026 Moon/)).toHaveTextContent(
    'Moon waning gibbous, 61 % lit; sun from 11:03 to 13:34',
  )
})

test('each tour says whether it has places, and which two fit on one day', async () => {
  await askFor('3', '1')
  expect(await screen.findByRole('row', { name: /Lights Tour on Tuesday, 29/ })).toHaveTextContent('full')
  expect(rowOf(/Lights Tour on Wednesday, 30/)).toHaveTextContent('3 left, too few for you')
  expect(rowOf(/^Snowshoe Adventure/)).toHaveTextContent('up to 3 guests')
  expect(within(rowOf(/^Snowshoe Adventure/)).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/customized-tour\?tour=[a-z-]+&date=2026-12-\d\d&adults=3&children=1#request$/),
  )
  expect(screen.queryByText(/^Fits on one day/)).not.toBeInTheDocument()
  expect(screen.getByText('No tour can be booked on this day.')).toBeInTheDocument()
})

test('the tours that fit on one day are listed for the party’s size', async () => {
  await askFor('2', '0')
  expect(await screen.findByText(/^Fits on one day/)).toHaveTextContent(
    'Fits on one day: Snowshoe Adventure (back by 19:00), then Guaranteed Northern Lights Tour.',
  )
})

test('a transfer is asked for with the day of arrival and the party filled in', async () => {
  await askFor('2', '1')
  expect(await screen.findByRole('link', { name: 'Ask for a transfer' })).toHaveAttribute(
    'href',
    '/transportation-customized?date=2026-12-29&adults=2&children=1#request',
  )
})

test('a party that is too large is offered the larger tour and a custom tour', async () => {
  await askFor('9', '0')
  const said = await screen.findByText(/^Too small for 9 guests/)
  const words = said.closest('p') ?? said
  expect(words).toHaveTextContent('Guaranteed Northern Lights Tour (up to 8)')
  expect(words).toHaveTextContent('Family-Friendly Northern Lights Tour takes up to 16.')
  expect(within(words).getByRole('link')).toHaveAttribute(
    'href',
    '/customized-tour?date=2026-12-29&adults=9&children=0#request',
  )
})

test('a tour with a date that has places is not called too small', async () => {
  const days = [{ date: '2026-12-29', tours: [lights('2026-12-29', 10)] }]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('10', '0')
  const words = await screen.findByText(/^Too small for 10 guests/)
  expect(words).toHaveTextContent('Snowshoe Adventure (up to')
  expect(words).not.toHaveTextContent(/Guaranteed Northern Lights Tour/)
})

test('a shared URL is answered at once, and leaves the focus where it is', async () => {
  window.history.replaceState(null, '', '/your-stay?from=2026-12-29&to=2027-01-03&adults=2&children=2')
  render(<YourStay tours={stayTours('en')} />)
  await screen.findByRole('table')
  expect(asked).toEqual(['?from=2026-12-29&to=2027-01-03&adults=2&children=2'])
  expect(screen.getByLabelText('Departure')).toHaveValue('2027-01-03')
  expect(document.body).toHaveFocus()
})

test('a reload far down the results returns to that position, and another stay begins at its top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const ask = async (adults: string) => {
    window.history.replaceState(
      null,
      '',
      `/your-stay?from=2026-12-29&to=2027-01-03&adults=${adults}&children=0`,
    )
    const page = render(<YourStay tours={stayTours('en')} />)
    await screen.findByRole('table')
    return page
  }
  const { unmount } = await ask('2')
  Object.assign(window, { scrollY: 4000 })
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  Object.assign(window, { scrollY: 0 })
  const again = await ask('2')
  expect(scrollTo).toHaveBeenCalledWith({ top: 4000, behavior: 'instant' })
  again.unmount()
  scrollTo.mockClear()
  await ask('3')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('without the nights the days are shown all the same', async () => {
  site.use(http.get('/nights/:file', () => new HttpResponse(null, { status: 404 })))
  await askFor('3', '1')
  expect(await screen.findByText(/^On 2 evenings/)).not.toHaveTextContent('darkest')
  expect(rowOf(/Lights Tour on Thursday, 31/)).toHaveTextContent('616 €')
  expect(screen.getByText(/^Darkness and moon of these days could not be loaded/)).toBeVisible()
  expect(screen.queryByText('moon above the horizon')).not.toBeInTheDocument()
})

test('a month whose nights cannot be loaded does not affect the others', async () => {
  site.use(http.get('/nights/2027-01.json', () => new HttpResponse(null, { status: 404 })))
  await askFor('3', '1')
  expect(await screen.findByRole('row', { name: /Lights Tour on Thursday, 31/ })).toHaveTextContent(
    'Dark for 9 hours',
  )
  expect(rowOf(/Lights Tour on Saturday, 2/)).not.toHaveTextContent('Dark')
})

test('an error is shown below its field, which has the focus, and is gone when it is corrected', async () => {
  await askFor('2', '0', '2026-12-28')
  const departure = screen.getByLabelText('Departure')
  expect(departure).toBeInvalid()
  expect(departure).toHaveFocus()
  expect(departure).toHaveAccessibleDescription('Your departure must not be before your arrival')
  await userEvent.clear(departure)
  expect(departure).not.toHaveAttribute('aria-invalid')
  await userEvent.type(departure, '2027-02-20')
  await userEvent.click(screen.getByRole('button', { name: 'Show my days' }))
  expect(departure).toHaveAccessibleDescription('Please choose 31 days or fewer')
  await userEvent.clear(screen.getByLabelText('Adults'))
  await userEvent.clear(departure)
  await userEvent.type(departure, '2027-01-03')
  await userEvent.click(screen.getByRole('button', { name: 'Show my days' }))
  expect(screen.getByLabelText('Adults')).toHaveAccessibleDescription(/^At least one adult/)
  expect(departure).not.toHaveAttribute('aria-invalid')
  expect(asked).toEqual([])
})

test.each([
  ['2027-07-03', '2027-04-15', /^These days are out of season: .+ 15 September to 15 April, .+ too light\.$/],
  ['2029-01-03', '2027-04-15', /^Northern lights tours on these evenings are not yet on sale\.$/],
  ['2027-01-03', '2027-04-15', /^No northern lights tour can be booked on these evenings\.$/],
])('a stay of %s without an evening reads why, and which is the next', async (date, lastEvening, reason) => {
  const nextEvening = '2029-09-15'
  const days = [{ date, tours: [] }]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days, nextEvening, lastEvening })))
  open({ from: date, to: date })
  expect((await screen.findByText(reason)).closest('p')).toHaveTextContent(
    'The next evening with room for 2 guests is Saturday, 15 September 2029.',
  )
})

test('the next available evening links to the panel of each of its tours, with that date and party', async () => {
  const evening = { nextEvening: '2027-01-05', nextTours: [1, 8], lastEvening: '2027-04-15' }
  const days = [{ date: '2027-01-03', tours: [lights('2027-01-03', 1)] }]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days, ...evening })))
  open({ from: '2027-01-03', to: '2027-01-03', children: '1' })
  const said = await screen.findByText(/^On none of these evenings .+ have room for 3 guests\.$/)
  const words = said.closest('p') ?? said
  expect(words).toHaveTextContent(
    /is Tuesday, 5 January 2027: Guaranteed Northern Lights Tour .+ or Family-Friendly Northern Lights Tour /,
  )
  const hrefs = within(words)
    .getAllByRole('link', { name: /on Tuesday, 5 January 2027$/ })
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/northern-lights-tour?date=2027-01-05&adults=2&children=1',
    '/family-friendly-northern-lights?date=2027-01-05&adults=2&children=1',
  ])
})

test('a stay that has begun says that its past days are over', async () => {
  const days = [
    { date: '2026-12-31', tours: [lights('2026-12-31', 8)] },
    { date: '2027-01-01', tours: [] },
  ]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  const { unmount } = open({ from: '2026-12-30', to: '2027-01-01' })
  expect(
    await screen.findByText('The first day of your stay is over: these are the days that remain.'),
  ).toBeVisible()
  expect(screen.getByText(/^On 1 evening/)).toBeVisible()
  unmount()
  days.shift()
  open({ from: '2026-12-29', to: '2027-01-01' })
  expect(
    await screen.findByText('The first 3 days of your stay are over: this is the day that remains.'),
  ).toBeVisible()
  expect(screen.getByText('No evening of your stay remains.')).toBeVisible()
})

test('tours of today that can no longer be booked are named, unless that is all of them', async () => {
  const day = { date: '2026-12-29', tours: [lights('2026-12-29', 8)], closedTours: [2, 4] }
  site.use(http.get('/api/stay', () => HttpResponse.json({ days: [day] })))
  const stay = { from: '2026-12-29', to: '2026-12-29' }
  const { unmount } = open(stay)
  expect(
    await screen.findByText(
      'Snowshoe Adventure and Ice Fishing Experience can no longer be booked for today.',
    ),
  ).toBeVisible()
  unmount()
  const closed = { ...day, tours: [], closedTours: [2, 4, 1] }
  site.use(http.get('/api/stay', () => HttpResponse.json({ days: [closed] })))
  open(stay)
  expect(await screen.findByText('Today’s tours can no longer be booked.')).toBeVisible()
  expect(screen.getByText('Tonight’s northern lights tours can no longer be booked.')).toBeVisible()
  expect(screen.queryByText('No tour can be booked on this day.')).not.toBeInTheDocument()
})

test('the page explains the strips, and why the last day has no evening tours', async () => {
  const days = ['2027-01-02', '2027-01-03'].map((date) => ({ date, tours: [] }))
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('2', '0')
  const key = await screen.findByText('moon above the horizon')
  expect(key.closest('ul')).toHaveTextContent('tour in the evening')
  expect(key.closest('ul')).toHaveTextContent('no room for you')
  expect(screen.getAllByText(/^In the evening of your last day you travel home/)).toHaveLength(1)
})

/** A booking of the Guaranteed tour on 30 December, made in this tab. */
function bookLightsInThisTab(): void {
  saveToSession('guest', { email: 'anna@example.com' })
  rememberBooking({
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Wednesday, 30 December 2026',
    customer_email: 'anna@example.com',
  })
}

test('what is booked in this tab is marked, and a tour on the next morning warns of little sleep', async () => {
  const days = [
    { date: '2026-12-30', tours: [zoo('2026-12-30'), lights('2026-12-30', 6)] },
    { date: '2026-12-31', tours: [zoo('2026-12-31'), lights('2026-12-31', 8)] },
  ]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  bookLightsInThisTab()
  await askFor('2', '0')
  expect(await screen.findByRole('row', { name: /Lights Tour on Wednesday, 30/ })).toHaveTextContent(
    'booked by you',
  )
  expect(rowOf(/Lights Tour on Thursday, 31/)).toHaveTextContent('8 places')
  const note =
    'The Guaranteed Northern Lights Tour may end at 05:00: after it, Nordic Animals of Ranua Zoo at 09:30 leaves little sleep.'
  expect(screen.getAllByText(note)).toHaveLength(1)
  expect(screen.getByText(note).closest('tbody')).toHaveTextContent('Thursday, 31 December 2026')
  sessionStorage.clear()
})

test('next to a tour booked in this tab, tours at its hours are named as not fitting, and not proposed as pairs', async () => {
  const date = '2026-12-30'
  const days = [{ date, tours: [zoo(date), lights(date, 6), family(date, 19, 8)] }]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  bookLightsInThisTab()
  await askFor('2', '0')
  const clash =
    'Not on the same day as Guaranteed Northern Lights Tour, which you have booked: Family-Friendly Northern Lights Tour.'
  expect(await screen.findByText(clash)).toBeVisible()
  expect(screen.getByText(/^Fits on one day/)).toHaveTextContent(
    'Fits on one day: Nordic Animals of Ranua Zoo, then Guaranteed Northern Lights Tour.',
  )
  sessionStorage.clear()
})

test('before anything is booked, a short night is mentioned once, and the day of arrival advises against an early tour', async () => {
  const days = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({
    date,
    tours: [zoo(date), lights(date, 8)],
  }))
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('2', '0')
  expect(await screen.findAllByText(/leaves little sleep\.$/)).toHaveLength(1)
  const arrival = screen.getAllByText(/^On the day you arrive, a tour by day fits only/)
  expect(arrival.map((line) => line.closest('tbody')?.textContent)).toEqual([
    expect.stringContaining('Tuesday, 29 December 2026'),
  ])
  expect(screen.queryByText(/booked by you|years/)).not.toBeInTheDocument()
})

test('a party with children sees from what age each tour is advised', async () => {
  await askFor('2', '1')
  expect(await screen.findByRole('row', { name: /Lights Tour on Thursday, 31/ })).toHaveTextContent(
    /From about \d+ years/,
  )
})

test('past days are an error at the arrival field, which has the focus, and the form is kept', async () => {
  site.use(http.get('/api/stay', () => HttpResponse.json({ days: [] })))
  await askFor('3', '1')
  const arrival = screen.getByLabelText('Arrival')
  await waitFor(() => expect(arrival).toBeInvalid())
  expect(arrival).toHaveFocus()
  expect(arrival).toHaveAccessibleDescription('These days are over: please choose days from today on')
  expect(arrival).toHaveValue('2026-12-29')
  expect(screen.getByLabelText('Adults')).toHaveValue(3)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a page that wakes up after the stay says that its days are over', async () => {
  await askFor('2', '0')
  await screen.findByRole('table')
  site.use(http.get('/api/stay', () => HttpResponse.json({ days: [] })))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Arrival')).toHaveAccessibleDescription(/^These days are over/)
})

test('the results are scrolled to the top of the screen', async () => {
  await askFor('2', '0')
  const heading = await screen.findByRole('heading', { name: /^29 December/ })
  expect(scrolledTo).toEqual([heading])
})

test('a refusal is shown in the server’s words, and a missing response in ours', async () => {
  const error = 'Please choose 31 days or fewer'
  site.use(http.get('/api/stay', () => HttpResponse.json({ error, code: 'invalid' }, { status: 400 })))
  await askFor('2', '0')
  expect(await screen.findByText(error)).toHaveAttribute('role', 'alert')
  site.use(http.get('/api/stay', () => HttpResponse.error()))
  await userEvent.click(screen.getByRole('button', { name: 'Show my days' }))
  expect(await screen.findByText(/check your connection/)).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

/** Hold back the response to the next call until `letGo` is called. */
function holdAnswer(spots = 8): { readonly letGo: () => void } {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  const days = [{ date: '2026-12-31', tours: [lights('2026-12-31', spots)] }]
  site.use(
    http.get('/api/stay', async ({ request }) => {
      asked.push(new URL(request.url).search)
      await isLetGo
      return HttpResponse.json({ days })
    }),
  )
  return { letGo: () => letGo() }
}

test('while another stay is loading, the days stay, the wait is announced, and a second press requests nothing', async () => {
  await askFor('2', '0')
  await screen.findByRole('table')
  const { letGo } = holdAnswer(1)
  await userEvent.type(screen.getByLabelText('Adults'), '{Backspace}3')
  await userEvent.click(screen.getByRole('button', { name: 'Show my days' }))
  await userEvent.click(await screen.findByRole('button', { name: 'One moment…' }))
  expect(screen.getByRole('status')).toHaveTextContent('One moment…')
  expect(rowOf(/Lights Tour on Saturday, 2/)).toHaveTextContent('8 places')
  expect(asked).toHaveLength(2)
  letGo()
  expect(await screen.findByText('1 left, too few for you')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Saturday, 2/ })).not.toBeInTheDocument()
})

test('a page restored from the browser’s cache loads the stay again and keeps its position', async () => {
  await askFor('2', '0')
  await screen.findByRole('table')
  scrolledTo.length = 0
  const { letGo } = holdAnswer(0)
  letGo()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByText('full')).toBeVisible()
  expect(asked).toEqual(Array(2).fill('?from=2026-12-29&to=2027-01-03&adults=2&children=0'))
  expect(scrolledTo).toEqual([])
  const lost = jest.fn(() => HttpResponse.error())
  site.use(http.get('/api/stay', lost))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(lost).toHaveBeenCalled())
  expect(screen.getByText('full')).toBeVisible()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

/** The family tour, 21:00 to 23:00. */
const family = (day: string, hour: number, spots: number) =>
  aTour(8, `${day}T${hour}:00:00Z`, `${day}T${hour + 2}:00:00Z`, spots)

test('the darkest evening is one that the party can book, in the hours of its tours with room', async () => {
  const days = [
    { date: '2026-12-31', tours: [lights('2026-12-31', 8)] },
    // The moon is less bright, but the long tour has no seats left.
    { date: '2027-01-01', tours: [lights('2027-01-01', 1), family('2027-01-01', 19, 8)] },
  ]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('4', '0')
  expect(await screen.findByText(/^On 2 evenings/)).toHaveTextContent('The darkest is Thu 31 December.')
})

test('evenings too light for the available tours are said to be so, and none is the darkest', async () => {
  const days = ['2027-04-10', '2027-04-11'].map((date) => ({
    date,
    tours: [lights(date, 0), family(date, 18, 8)],
  }))
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('4', '0')
  const words = await screen.findByText(/^On 2 evenings/)
  expect(words).toHaveTextContent(
    'Sun 11 April. All of them are too light: it does not get dark in the hours of the tours with room.',
  )
  expect(screen.queryByText('Darkest evening')).not.toBeInTheDocument()
})
