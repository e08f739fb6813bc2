import { screen, waitFor } from '@/tests/support/testing-library'

import { answerAvailability, dayCell, openPanel, standUpApi } from '@/tests/support/panel-api'

standUpApi()

const scrollIntoView = jest.fn()
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView }))
beforeEach(() => scrollIntoView.mockClear())

async function openAt(search: string) {
  window.history.replaceState(null, '', `/northern-lights-tour${search}`)
  return openPanel()
}

const guests = () => screen.getAllByRole('group', { name: /Adult|Child/ }).map((group) => group.textContent)

test('a URL opens the panel with a date and a party', async () => {
  await openAt('?date=2026-12-12&adults=2&children=1')
  expect(dayCell(/12 December 2026/)).toHaveAttribute('aria-selected', 'true')
  expect(guests()).toEqual([expect.stringContaining('2 adults'), expect.stringContaining('1 child')])
  expect(scrollIntoView.mock.instances).toEqual([screen.getByRole('region', { name: 'Choose a date' })])
})

test.each([
  ['?date=2026-02-30&adults=0&children=-1'],
  ['?date=2026-11-20&adults=two&children=1.5'],
  ['?date=tomorrow&adults=100&children='],
  ['?date=9999-12-31'],
  ['?date=2029-11-22'],
])('what the address says amiss is left out: %s', async (search) => {
  await openAt(search)
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(guests()).toEqual([expect.stringContaining('1 adult'), expect.stringContaining('0 children')])
})

test.each([
  ['2026-11-29', 'Sunday, 29 November 2026: full, no places left.'],
  ['2026-12-13', 'Sunday, 13 December 2026: not available.'],
  ['2027-05-02', 'Sunday, 2 May 2027: closed.'],
  ['2029-11-21', 'Wednesday, 21 November 2029: not available.'],
])('a date that cannot be had is chosen, with the reason: %s', async (date, reason) => {
  await openAt(`?date=${date}`)
  expect(document.querySelector(`[data-day="${date}"]`)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText(reason)).toBeVisible()
})

test('a past date is not selected, and is said to be past', async () => {
  const { guest } = await openAt('?date=2026-11-20')
  expect(screen.getByText('Friday, 20 November 2026: past.')).toBeVisible()
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await guest.click(screen.getByRole('button', { name: 'Sat 28 Nov' }))
  expect(screen.queryByText(/: past\./)).not.toBeInTheDocument()
})

test('a date years ahead of every season is not selected, and is said not to be available', async () => {
  await openAt('?date=2062-11-28')
  expect(screen.getByText('Tuesday, 28 November 2062: not available.')).toBeVisible()
  expect(screen.getByText('Please select a date first')).toBeVisible()
})

test('a party that no date has places for can be made smaller, and first reads where it would fit', async () => {
  answerAvailability([{ id: 1, date: '2026-11-28', spots: 2 }])
  const { guest } = await openAt('?adults=3')
  const notice = screen.getByText('No date has 3 places')
  expect(notice).toBeVisible()
  const grid = screen.getByRole('grid')
  expect(notice.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'customized tour' })).toBeVisible()
  await guest.click(screen.getByRole('button', { name: 'Remove one adult' }))
  expect(screen.getByText('Please select a date first')).toBeVisible()
})

test('the guest’s choice is in the URL, in the same history entry', async () => {
  const { guest } = await openAt('?from=mail#booking')
  const places = window.history.length
  await guest.type(screen.getByLabelText('Full Name'), 'A')
  expect(window.location.search).toBe('?from=mail')
  await guest.click(screen.getByRole('button', { name: 'Sat 28 Nov' }))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  expect(window.location.href).toMatch(
    /\/northern-lights-tour\?from=mail&date=2026-11-28&adults=2&children=1#booking$/,
  )
  expect(window.history.length).toBe(places)
})

test('the URL of a choice opens the panel with it elsewhere', async () => {
  const { guest, unmount } = await openAt('')
  await guest.click(screen.getByRole('button', { name: 'Sat 28 Nov' }))
  const { search } = window.location
  unmount()
  sessionStorage.clear()
  await openAt(search)
  expect(dayCell(/28 November 2026/)).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('after a reload or a return, the panel has the last choice, and the page does not move', async () => {
  const { guest, unmount } = await openAt('')
  await guest.click(screen.getByRole('button', { name: 'Sat 28 Nov' }))
  unmount()
  window.history.pushState(null, '', '/northern-lights-tour')
  const later = await openPanel()
  await later.guest.click(screen.getByRole('button', { name: 'Wed 25 Nov' }))
  later.unmount()
  window.history.back()
  await waitFor(() => expect(window.location.search).toMatch(/date=2026-11-28/))
  await openPanel()
  expect(dayCell(/25 November 2026/)).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView).not.toHaveBeenCalled()
})
