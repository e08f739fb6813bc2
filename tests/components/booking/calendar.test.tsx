import { act, screen, within } from '@/tests/support/testing-library'

import { company } from '@/content/company'
import { answerAvailability, callsOf, dayCell, openPanel, standUpApi } from '@/tests/support/panel-api'

standUpApi()

// jsdom does not implement scrolling.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))

test('the calendar opens on the current month in Helsinki', async () => {
  jest.setSystemTime(new Date('2026-11-30T22:30:00Z'))
  await openPanel()
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  expect(dayCell(/Tuesday, 1 December 2026/)).toHaveAttribute('aria-current', 'date')
})

test('out of season the calendar opens at the start of the next season', async () => {
  jest.setSystemTime(new Date('2027-05-10T12:00:00Z'))
  await openPanel()
  expect(screen.getByRole('grid', { name: 'September 2027' })).toBeVisible()
})

test('the week starts on Monday, and every day of the month has its cell', async () => {
  await openPanel()
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  const cells = screen.getAllByRole('gridcell')
  expect(cells).toHaveLength(42)
  expect(cells[6]).toHaveAccessibleName(/Sunday, 1 November 2026/)
  expect(screen.getAllByRole('gridcell', { name: /November 2026/ })).toHaveLength(30)
})

test('a month of five weeks has 35 cells', async () => {
  const { guest } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getAllByRole('gridcell')).toHaveLength(35)
})

test('every state of a day is read out and shown', async () => {
  answerAvailability([
    { id: 12, date: '2026-11-28', spots: 5 },
    { id: 13, date: '2026-11-29', spots: 0 },
    { id: 14, date: '2026-11-30', spots: 1 },
  ])
  const { guest } = await openPanel()
  expect(dayCell('Saturday, 28 November 2026, 179 €, 5 places left')).toHaveTextContent('28179 €5 left')
  expect(dayCell('Monday, 30 November 2026, 179 €, 1 place left')).toHaveTextContent('1 left')
  expect(dayCell('Sunday, 29 November 2026, 179 €, full, no places left')).toHaveTextContent('FULL')
  expect(dayCell('Friday, 20 November 2026, past')).toHaveTextContent('20')
  expect(dayCell('Friday, 27 November 2026, 179 €, not available')).toHaveAttribute('aria-disabled', 'true')

  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  const tooFew = dayCell(/30 November 2026, 179 €, 1 place left, too few for your group/)
  expect(tooFew).toHaveAttribute('aria-disabled', 'true')
  await guest.click(tooFew)
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
})

test('a day with too few places for the party offers the next days with enough, which keep the party', async () => {
  answerAvailability([
    { id: 12, date: '2026-11-28', spots: 5 },
    { id: 13, date: '2026-11-29', spots: 1 },
    { id: 14, date: '2026-12-01', spots: 2 },
  ])
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  await guest.click(dayCell(/29 November/))
  const others = within(screen.getByRole('group', { name: 'Dates with places for 2 adults' }))
  await guest.click(others.getByRole('button', { name: 'Tue 1 Dec' }))
  expect(dayCell(/Tuesday, 1 December 2026/)).toHaveAttribute('aria-selected', 'true')
  expect(dayCell(/Tuesday, 1 December 2026/)).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('2 adults')
  expect(screen.queryByText(/^Dates with places/)).not.toBeInTheDocument()
})

test('a date with its own price shows it, and the others show the regular price', async () => {
  answerAvailability([
    { id: 12, date: '2026-11-28', adultPrice: 199.5, childPrice: 129 },
    { id: 13, date: '2026-11-29' },
  ])
  await openPanel()
  expect(dayCell('Saturday, 28 November 2026, 199.50 €, 8 places left')).toHaveTextContent('28199.50 €8 left')
  expect(dayCell(/Sunday, 29 November 2026, 179 €/)).toBeVisible()
})

test('days out of season are closed', async () => {
  jest.setSystemTime(new Date('2027-04-10T12:00:00Z'))
  answerAvailability([{ id: 1, date: '2027-04-16', spots: 8 }])
  await openPanel()
  expect(dayCell('Friday, 16 April 2027, closed')).toHaveTextContent('Closed')
  expect(dayCell(/15 April 2027/)).not.toHaveTextContent('Closed')
})

test('a click selects a day with places left, and no other', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/29 November 2026, 179 €, full, no places left/))
  await guest.click(dayCell(/20 November 2026, past/))
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await guest.click(dayCell(/28 November/))
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(dayCell(/25 November/)).toHaveAttribute('aria-selected', 'false')
})

test('the previous button stops at this month, and the month is announced when it changes', async () => {
  answerAvailability([{ id: 14, date: '2027-01-12' }])
  const { guest } = await openPanel()
  const back = screen.getByRole('button', { name: 'Previous month' })
  expect(back).toHaveAttribute('aria-disabled', 'true')
  await guest.click(screen.getByRole('button', { name: 'Next month' }))
  await guest.click(screen.getByRole('button', { name: 'Next month' }))
  const month = screen.getByText('January 2027')
  expect(month).toHaveAttribute('aria-live', 'polite')
  await guest.click(back)
  await guest.click(back)
  expect(screen.getByText('November 2026')).toBeVisible()
  expect(back).toHaveAttribute('aria-disabled', 'true')
  expect(back).toHaveFocus()
})

test('the next button stops at the last month on sale, for the keys as well', async () => {
  const { guest } = await openPanel()
  const on = screen.getByRole('button', { name: 'Next month' })
  await guest.click(on)
  expect(on).toHaveAttribute('aria-disabled', 'true')
  await guest.click(on)
  expect(screen.getByText('December 2026')).toBeVisible()
  act(() => dayCell(/31 December/).focus())
  await guest.keyboard('{ArrowRight}{PageDown}')
  expect(dayCell(/31 December/)).toHaveFocus()
})

test('the next available days are listed above the grid, and one press selects them', async () => {
  const { guest } = await openPanel()
  const places = within(screen.getByRole('group', { name: 'Next places free' }))
  expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Wed 25 Nov',
    'Sat 28 Nov',
    'Sat 12 Dec',
  ])
  await guest.click(places.getByRole('button', { name: 'Sat 12 Dec' }))
  expect(dayCell(/12 December 2026/)).toHaveAttribute('aria-selected', 'true')
  expect(places.getByRole('button', { name: 'Sat 12 Dec' })).toHaveAttribute('aria-pressed', 'true')
})

test('a month out of season says when the season starts again, and leads there with the focus', async () => {
  jest.setSystemTime(new Date('2027-03-10T12:00:00Z'))
  answerAvailability([
    { id: 1, date: '2027-04-15' },
    { id: 2, date: '2027-09-16' },
  ])
  const { guest } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.queryByText(/No departures/)).not.toBeInTheDocument()
  // The live regions existed, empty, before their text appeared.
  const places = screen.getAllByRole('status')
  await guest.click(screen.getByRole('button', { name: 'Next month' }))
  const words = screen.getByText('No departures in May 2027. The season starts again on 15 September 2027.')
  expect(words).toBeVisible()
  expect(places).toContain(words)
  await guest.click(screen.getByRole('button', { name: 'Go to September 2027' }))
  expect(dayCell(/16 September 2027/)).toHaveFocus()
})

test('a day that cannot be booked says why when it is pressed', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/29 November/))
  const said = screen.getByText('Sunday, 29 November 2026: full, no places left.')
  expect(said.parentElement).toHaveAttribute('role', 'status')
  await guest.click(dayCell(/28 November/))
  expect(screen.queryByText(/: full/)).not.toBeInTheDocument()
})

test('a day whose booking has closed says at what time, and whom to contact', async () => {
  jest.setSystemTime(new Date('2026-11-21T15:59:59Z'))
  const { guest } = await openPanel()
  const today = dayCell(/21 November 2026/)
  await guest.click(today)
  expect(screen.getByText('Saturday, 21 November 2026: not available.')).toBeVisible()
  jest.setSystemTime(new Date('2026-11-21T16:00:00Z'))
  await guest.click(today)
  expect(today).toHaveAccessibleName('Saturday, 21 November 2026, booking closed at 18:00')
  const closed = screen.getByText(/^Saturday, 21 November 2026: booking closed at 18:00\./)
  const said = closed.parentElement ?? closed
  expect(said).toHaveTextContent(`For today, please call ${company.phone} or write to ${company.email}.`)
  expect(within(said).getByRole('link', { name: company.email })).toBeVisible()
})

test('the selected day is marked by more than its colour', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  expect(document.querySelectorAll('[data-day] svg')).toHaveLength(1)
  expect(dayCell(/28 November/).querySelector('svg')).not.toBeNull()
})

test('the grid is one tab stop, at the first day that can be selected', async () => {
  await openPanel()
  const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)
  expect(stops).toEqual([dayCell(/25 November/)])
})

test('the arrow keys move through days, weeks and months', async () => {
  const { guest } = await openPanel()
  act(() => dayCell(/25 November/).focus())
  await guest.keyboard('{ArrowRight}')
  expect(dayCell(/26 November/)).toHaveFocus()
  await guest.keyboard('{ArrowUp}')
  expect(dayCell(/19 November/)).toHaveFocus()
  await guest.keyboard('{Home}')
  expect(dayCell(/Monday, 16 November/)).toHaveFocus()
  await guest.keyboard('{End}')
  expect(dayCell(/Sunday, 22 November/)).toHaveFocus()
  await guest.keyboard('{PageDown}')
  expect(dayCell(/22 December 2026/)).toHaveFocus()
  await guest.keyboard('{PageUp}{ArrowDown}{ArrowDown}')
  expect(dayCell(/Sunday, 6 December 2026/)).toHaveFocus()
  await guest.keyboard('{PageUp}{PageUp}{ArrowLeft}')
  expect(dayCell(/Thursday, 5 November 2026/)).toHaveFocus()
  await guest.keyboard('{ArrowUp}')
  expect(dayCell(/Sunday, 1 November 2026/)).toHaveFocus()
})

test.each(['{Enter}', ' '])('the key %p selects a day with places left', async (key) => {
  const { guest } = await openPanel()
  act(() => dayCell(/29 November/).focus())
  await guest.keyboard(key)
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await guest.keyboard(`{ArrowLeft}${key}`)
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(dayCell(/28 November/)).toHaveFocus()
  expect(callsOf('POST')).toHaveLength(0)
})

test('the calendar notices a new day in Helsinki within a minute', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T21:59:30Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  })
  await openPanel()
  expect(dayCell(/21 November/)).toHaveAccessibleName(/booking closed/)
  act(() => jest.advanceTimersByTime(60_000))
  expect(dayCell(/21 November/)).toHaveAccessibleName(/past/)
  expect(dayCell(/22 November/)).toHaveAttribute('aria-current', 'date')
})

test('a selected date that has filled up says so', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  answerAvailability([{ id: 12, date: '2026-11-28', spots: 0 }])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByText('Only 0 slots available for this date')).toBeVisible()
  const grid = within(screen.getByRole('grid'))
  expect(
    grid.getByRole('gridcell', { name: /28 November 2026, 179 €, full, no places left/ }),
  ).toHaveAttribute('aria-selected', 'true')
})
