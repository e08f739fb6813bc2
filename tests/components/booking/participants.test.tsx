import { act, screen, within } from '@/tests/support/testing-library'

import { answerAvailability, dayCell, openPanel, standUpApi } from '@/tests/support/panel-api'

standUpApi()

const FAMILY = {
  route: '/family-friendly-northern-lights',
  name: 'Family-Friendly Northern Lights Tour',
  seats: 16,
} as const

function button(name: string) {
  return screen.getByRole('button', { name })
}

function expectUnready(name: string) {
  expect(button(name)).toHaveAttribute('aria-disabled', 'true')
}

function expectReady(name: string) {
  expect(button(name)).toHaveAttribute('aria-disabled', 'false')
}

test('until a date is chosen the group cannot be changed, and the panel says why', async () => {
  const { guest } = await openPanel()
  expect(screen.getByText('Please select a date first')).toBeVisible()
  for (const name of ['Remove one adult', 'Add one adult', 'Remove one child', 'Add one child']) {
    expectUnready(name)
  }
  await guest.click(dayCell(/28 November/))
  expect(screen.queryByText('Please select a date first')).not.toBeInTheDocument()
  expectReady('Add one adult')
})

test('next to the pay buttons it says that the order is for one adult, until the guest says how many come', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  expect(screen.getByRole('link', { name: 'Are you more?' })).toHaveAttribute('href', '#booking-party')
  await guest.click(button('Just me, one adult'))
  expect(screen.queryByRole('link', { name: 'Are you more?' })).toBeNull()
})

test('a group starts as one adult, with the ages next to each band', async () => {
  await openPanel()
  const adult = screen.getByRole('group', { name: 'Adult' })
  const child = screen.getByRole('group', { name: 'Child' })
  expect(adult).toHaveAccessibleDescription('Age 15 - 90')
  expect(child).toHaveAccessibleDescription('Age 0 - 14')
  expect(within(adult).getByRole('status')).toHaveTextContent('1 adult')
  expect(within(child).getByRole('status')).toHaveTextContent('0 children')
})

test('the number of guests updates on a page that the browser has translated', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  const number = within(screen.getByRole('group', { name: 'Adult' })).getByRole('status')
  translate(number)
  await guest.click(button('Add one adult'))
  expect(number).toHaveTextContent('2 adults')
})

/** Imitate Chrome, which moves each text into new elements. */
function translate(within: Node): void {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

test('a party with children is asked for their ages, next to its wishes', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  const wishes = screen.getByLabelText('Special requests')
  expect(wishes).not.toHaveAccessibleDescription(/ages/)
  await guest.click(button('Add one child'))
  expect(wishes).toHaveAccessibleDescription(/^Please write the children’s ages\. Sent with a card payment/)
})

test('there is always at least one adult, and never fewer than zero children', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  expectUnready('Remove one adult')
  expectUnready('Remove one child')
  await guest.click(button('Add one adult'))
  await guest.click(button('Remove one adult'))
  expectUnready('Remove one adult')
})

test('a couple on a date with one place is offered the next dates with two, one press away, and no larger tour', async () => {
  answerAvailability([
    { id: 11, date: '2026-11-25', spots: 1 },
    { id: 12, date: '2026-11-28', spots: 1 },
    { id: 13, date: '2026-11-29', spots: 2 },
    { id: 14, date: '2026-12-12', spots: 8 },
  ])
  const { guest } = await openPanel({ larger: FAMILY })
  await guest.click(dayCell(/28 November/))
  const others = within(screen.getByRole('group', { name: 'More of you? Dates with places for 2 adults' }))
  expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sun 29 Nov',
    'Sat 12 Dec',
  ])
  expect(screen.queryByRole('link', { name: /Family-Friendly/ })).not.toBeInTheDocument()
  await guest.click(others.getByRole('button', { name: 'Sat 12 Dec' }))
  expect(dayCell(/12 December/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('2 adults')
  expect(screen.getByRole('region', { name: 'Participants' })).toHaveFocus()
  expect(screen.queryByText(/More of you/)).not.toBeInTheDocument()
})

test('a single guest says so in one press, and is not asked again', async () => {
  const { guest } = await openPanel()
  expect(screen.queryByRole('button', { name: /Just me/ })).not.toBeInTheDocument()
  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Just me, one adult' }))
  expect(screen.queryByRole('button', { name: /Just me/ })).not.toBeInTheDocument()
  expect(window.location.search).toBe('?date=2026-11-28&adults=1&children=0')
})

test('a group that takes all the places of every date cannot grow, and the panel says so', async () => {
  answerAvailability([{ id: 11, date: '2026-11-25', spots: 3 }])
  const { guest } = await openPanel({ larger: FAMILY })
  await guest.click(dayCell(/25 November/))
  await guest.click(button('Add one adult'))
  expect(screen.queryByText(/Maximum capacity/)).not.toBeInTheDocument()
  await guest.click(button('Add one child'))
  expect(screen.getByText('Maximum capacity reached for this date (3 people)')).toBeVisible()
  expectUnready('Add one adult')
  expectUnready('Add one child')
  expect(screen.getByRole('link', { name: 'Family-Friendly Northern Lights Tour' })).toHaveAttribute(
    'href',
    '/family-friendly-northern-lights?date=2026-11-25&adults=2&children=1',
  )
  expect(screen.getByRole('link', { name: 'customized tour' })).toHaveAttribute(
    'href',
    '/customized-tour?date=2026-11-25&adults=2&children=1#request',
  )
  await guest.click(button('Remove one adult'))
  expectReady('Add one child')
  expect(screen.queryByText(/More of you/)).not.toBeInTheDocument()
})

test('a tour that is sold out is not called too small for its guest', async () => {
  answerAvailability([
    { id: 12, date: '2026-11-28', spots: 0 },
    { id: 13, date: '2026-11-29', spots: 0 },
  ])
  await openPanel({ larger: FAMILY })
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(screen.queryByText(/No date has/)).not.toBeInTheDocument()
  expect(screen.queryByText(/More of you/)).not.toBeInTheDocument()
})

test('a button at its limit keeps the focus, and does nothing more', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/25 November/))
  act(() => button('Add one adult').focus())
  await guest.keyboard('{Enter}{Enter}{Enter}')
  expect(button('Add one adult')).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('3 adults')
  act(() => button('Remove one adult').focus())
  await guest.keyboard('{Enter}{Enter}{Enter}')
  expect(button('Remove one adult')).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('1 adult')
})

test('the summary shows tour, date with its time, each line and the total', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  await guest.click(button('Add one adult'))
  await guest.click(button('Add one child'))
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByText('Guaranteed Northern Lights Tour')).toBeVisible()
  expect(summary.getByText('Saturday, 28 November 2026 at 20:00')).toBeVisible()
  expect(summary.getByText('2 adults × 179 €').nextSibling).toHaveTextContent('358 €')
  expect(summary.getByText('1 child × 129 €').nextSibling).toHaveTextContent('129 €')
  expect(summary.getByRole('status', { name: 'Total' })).toHaveTextContent('487 €')
  expect(summary.getByText('VAT included')).toBeVisible()
})

test('a date that starts at another time says so, and its free cancellation ends by it', async () => {
  answerAvailability([{ id: 12, date: '2026-11-28', startTime: '18:30' }])
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  expect(screen.getByText('Saturday, 28 November 2026 at 18:30')).toBeVisible()
  expect(screen.getByText('Free cancellation until Friday 27 November, 18:30')).toBeVisible()
})

test('the chosen date and its total are announced once, and then the total alone', async () => {
  const { guest } = await openPanel()
  const live = screen.getByTestId('choice-announcement')
  expect(live).toHaveAttribute('aria-live', 'polite')
  expect(live).toBeEmptyDOMElement()
  await guest.click(dayCell(/28 November/))
  const said = live.firstElementChild
  expect(live).toHaveTextContent(/^Saturday, 28 November 2026 is chosen\. The total is 179 €\.$/)
  await guest.click(button('Add one adult'))
  expect(live.firstElementChild).toBe(said)
  expect(live).toHaveTextContent(/The total is 358 €\.$/)
  await guest.click(dayCell(/25 November/))
  expect(live.firstElementChild).not.toBe(said)
  expect(screen.getByRole('status', { name: 'Total' }).closest('[aria-live="polite"]')).toBeNull()
})

test('a date of a link that cannot be booked is not announced as chosen, nor as one for cards alone', async () => {
  jest.setSystemTime(new Date('2026-11-25T18:00:00Z'))
  window.history.replaceState(null, '', '/northern-lights-tour?date=2026-11-26&adults=2')
  await openPanel()
  expect(screen.getByTestId('choice-announcement')).toBeEmptyDOMElement()
  expect(screen.queryByText(/can be booked by card alone/)).not.toBeInTheDocument()
})

test('a tour without an evening time shows the date alone', async () => {
  const { guest } = await openPanel({ summaryTime: null })
  await guest.click(dayCell(/28 November/))
  expect(screen.getByText('Saturday, 28 November 2026')).toBeVisible()
})

test('a selected date with its own price uses it in the total, and shows the regular price', async () => {
  answerAvailability([
    { id: 12, date: '2026-11-28', adultPrice: 199, childPrice: 149 },
    { id: 13, date: '2026-11-29' },
  ])
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('status', { name: 'Total' })).toHaveTextContent('199 €')
  const note = 'This date has its own price. Ordinarily an adult pays 179 € and a child 129 €.'
  expect(summary.getByText(note)).toBeVisible()
  await guest.click(dayCell(/29 November/))
  expect(summary.getByRole('status', { name: 'Total' })).toHaveTextContent('179 €')
  expect(summary.queryByText(note)).not.toBeInTheDocument()
})
