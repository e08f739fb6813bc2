import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { nightsOf } from '@/app/nights/nights-of'
import { stayTours } from '@/app/(site)/your-stay/stay-tours'
// Fetched already, as far as the tests' patience goes.
import '@/components/stay/stay-answer'
import { YourStay } from '@/components/stay/your-stay'

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

const asked: string[] = []
const site = setupServer(
  http.get('/api/stay', ({ request }) => {
    asked.push(new URL(request.url).search)
    return HttpResponse.json({ days: DAYS })
  }),
  http.get('/nights/:file', ({ params }) =>
    HttpResponse.json(nightsOf(String(params.file).replace('.json', ''))),
  ),
)

// A busy machine computes a month slowly.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => site.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked.length = 0
  window.history.replaceState(null, '', '/your-stay')
})
afterEach(() => site.resetHandlers())
afterAll(() => site.close())

async function askFor(adults: string, children: string) {
  render(<YourStay tours={stayTours} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Arrival'), '2026-12-29')
  await user.type(screen.getByLabelText('Departure'), '2027-01-03')
  for (const [label, count] of [
    ['Adults', adults],
    ['Children', children],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), count)
  }
  await user.click(screen.getByRole('button', { name: 'Show my days' }))
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name })

test('a party sees its evenings with room, the darkest, and each tour with a link to its panel', async () => {
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

test('each tour says whether there is room, and which two fit on one day', async () => {
  await askFor('3', '1')
  expect(await screen.findByRole('row', { name: /Lights Tour on Tuesday, 29/ })).toHaveTextContent('full')
  expect(rowOf(/Lights Tour on Wednesday, 30/)).toHaveTextContent('3 left, too few for you')
  expect(rowOf(/^Snowshoe Adventure/)).toHaveTextContent('up to 3 guests')
  expect(within(rowOf(/^Snowshoe Adventure/)).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/customized-tour',
  )
  expect(screen.queryByText(/^Fits on one day/)).not.toBeInTheDocument()
  expect(screen.getByText('No tour can be booked on this day.')).toBeInTheDocument()
})

test('what fits on one day is said for the party that asks', async () => {
  await askFor('2', '0')
  expect(await screen.findByText(/^Fits on one day/)).toHaveTextContent(
    'Fits on one day: Snowshoe Adventure (back by 19:00), then Guaranteed Northern Lights Tour.',
  )
})

test('a party that is too large is led to the larger tour and to a tour of its own', async () => {
  await askFor('9', '0')
  const words = await screen.findByText(/^Too small for 9 guests/)
  expect(words).toHaveTextContent('Guaranteed Northern Lights Tour (up to 8)')
  expect(words).toHaveTextContent('Family-Friendly Northern Lights Tour takes up to 16.')
  expect(within(words).getByRole('link')).toHaveAttribute('href', '/customized-tour')
})

test('a tour with a date that has room is not called too small', async () => {
  const days = [{ date: '2026-12-29', tours: [lights('2026-12-29', 10)] }]
  site.use(http.get('/api/stay', () => HttpResponse.json({ days })))
  await askFor('10', '0')
  const words = await screen.findByText(/^Too small for 10 guests/)
  expect(words).toHaveTextContent('Snowshoe Adventure (up to')
  expect(words).not.toHaveTextContent(/Guaranteed Northern Lights Tour/)
})

test('an address that was shared is answered at once, and leaves the focus where it is', async () => {
  window.history.replaceState(null, '', '/your-stay?from=2026-12-29&to=2027-01-03&adults=2&children=2')
  render(<YourStay tours={stayTours} />)
  await screen.findByRole('table')
  expect(asked).toEqual(['?from=2026-12-29&to=2027-01-03&adults=2&children=2'])
  expect(screen.getByLabelText('Departure')).toHaveValue('2027-01-03')
  expect(document.body).toHaveFocus()
})

test('without the nights the days are told all the same', async () => {
  site.use(http.get('/nights/:file', () => new HttpResponse(null, { status: 404 })))
  await askFor('3', '1')
  expect(await screen.findByText(/^On 2 evenings/)).not.toHaveTextContent('darkest')
  expect(rowOf(/Lights Tour on Thursday, 31/)).toHaveTextContent('616 €')
})

test('what the server refuses is told in its words, and an answer that never came in ours', async () => {
  const error = 'Please choose 31 days or fewer'
  site.use(http.get('/api/stay', () => HttpResponse.json({ error, code: 'invalid' }, { status: 400 })))
  await askFor('2', '0')
  expect(await screen.findByText(error)).toHaveAttribute('role', 'alert')
  site.use(http.get('/api/stay', () => HttpResponse.error()))
  await userEvent.click(screen.getByRole('button', { name: 'Show my days' }))
  expect(await screen.findByText(/check your connection/)).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
