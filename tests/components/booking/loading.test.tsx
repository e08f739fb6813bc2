import { render, screen, waitFor } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'

import {
  answerAvailability,
  answerTours,
  aPanel,
  callsOf,
  dayCell,
  fillIn,
  loseAnswer,
  neverAnswer,
  openPanel,
  standUpApi,
} from '@/tests/support/panel-api'

standUpApi()

test('the panel says that it is loading until the prices have loaded', async () => {
  render(aPanel())
  expect(screen.getByText('Loading tour data...')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Choose a date' })).toBeVisible()
  expect(screen.getByText('Select your preferred date and group size')).toBeVisible()
  expect(await screen.findByRole('grid')).toBeVisible()
  expect(screen.queryByText('Loading tour data...')).not.toBeInTheDocument()
})

test("the server's prices replace the given ones", async () => {
  answerTours([{ id: 1, adult_price: 189.5, child_price: 99, max_capacity: 8 }])
  await openPanel()
  expect(dayCell('Saturday, 28 November 2026, 189.50 €, 5 places left')).toBeVisible()
})

test.each([
  ['is refused', () => answerTours({ error: 'No', code: 'unavailable' }, 503)],
  ['is lost', () => loseAnswer('get', '/api/tours')],
  ['is no list', () => answerTours({ tours: [] })],
])('when the tour data %s, the given prices stay, and only the log hears of it', async (_, arrange) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  arrange()
  await openPanel()
  expect(dayCell('Saturday, 28 November 2026, 179 €, 5 places left')).toBeVisible()
  expect(screen.queryByText(/fail/i)).not.toBeInTheDocument()
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('a tour that the server does not list keeps the prices it was given', async () => {
  answerTours([{ id: 2, adult_price: 1, child_price: 1, max_capacity: 3 }])
  await openPanel()
  expect(dayCell(/28 November 2026, 179 €/)).toBeVisible()
})

test('35 placeholders are shown while the dates load', async () => {
  neverAnswer('get', '/api/availability')
  render(aPanel())
  expect(await screen.findAllByTestId('calendar-placeholder')).toHaveLength(35)
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('each request for the dates is fresh, past every cache', async () => {
  await openPanel()
  expect(callsOf('GET /api/availability').map(({ call }) => call)).toEqual([
    expect.stringMatching(/^GET \/api\/availability\?tourId=1&t=\d+$/),
  ])
})

test('entries without an id or a date are dropped', async () => {
  answerAvailability([
    { date: '2026-11-25' },
    { id: 5 },
    { id: 6, date: 'soon' },
    { id: 12, date: '2026-11-28' },
  ])
  await openPanel()
  expect(dayCell(/28 November 2026.*8 places left/)).toBeVisible()
  expect(dayCell('Wednesday, 25 November 2026, 179 €, not available')).toBeVisible()
})

test('dates that cannot be loaded leave an empty calendar, and can be tried again', async () => {
  answerAvailability([], 500)
  await openPanel()
  expect(await screen.findByText('Failed to load availability')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load availability')
  expect(dayCell('Saturday, 28 November 2026, 179 €, not available')).toBeVisible()

  answerAvailability([{ id: 12, date: '2026-11-28', spots: 5 }])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('gridcell', { name: /28 November 2026.*5 places left/ })).toBeVisible()
  expect(screen.queryByText('Failed to load availability')).not.toBeInTheDocument()
})

test('another tour loads its own dates and starts with an empty form', async () => {
  const { guest, rerender } = await openPanel()
  await guest.click(dayCell(/28 November/))
  rerender(aPanel({ tourId: 8, tourName: 'Family-Friendly Northern Lights Tour', summaryTime: '21:00' }))
  await waitFor(() => expect(callsOf('GET /api/availability?tourId=8')).toHaveLength(1))
  await screen.findByRole('grid')
  expect(screen.getByText('Please select a date first')).toBeVisible()
})

test('while the dates load, a selected date has no total yet and cannot be paid for', async () => {
  const { guest, unmount } = await openPanel()
  await fillIn(guest)
  unmount()
  neverAnswer('get', '/api/availability')
  render(aPanel())
  await screen.findAllByTestId('calendar-placeholder')
  expect(screen.queryByText(/179 €/)).not.toBeInTheDocument()
  for (const name of ['Pay with card', 'Pay with crypto']) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await guest.click(button)
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(callsOf('POST')).toHaveLength(0)
})
