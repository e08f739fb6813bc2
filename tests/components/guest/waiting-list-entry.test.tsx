import { render, screen } from '@/tests/support/testing-library'

import { WaitingListEntry } from '@/components/guest/waiting-list-entry'
import { actionClasses } from '@/components/ui/action-style'
import { at } from '@/tests/support/builders'

const ADDRESS = '/waiting/token'
const offer = { payBy: at('01:17', '2026-12-02'), bookingPath: '/booking/offer' } as const
const dates = [
  { tourName: 'Snowshoe Adventure', day: '2026-12-12', isOffered: true, offer: null },
  { tourName: 'Snowshoe Adventure', day: '2026-12-13', isOffered: false, offer: null },
]

test.each([
  [false, 'Confirm my place in the line', '/waiting/token/confirm'],
  [true, 'Leave the waiting list', '/waiting/token/leave'],
])('where the place is confirmed: %s, the one button of the page is %s', (isConfirmed, name, action) => {
  render(<WaitingListEntry language="en" address={ADDRESS} dates={dates} isConfirmed={isConfirmed} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Saturday, 12 December 2026, Snowshoe Adventure (a place was offered)',
    'Sunday, 13 December 2026, Snowshoe Adventure',
  ])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([name])
  expect(buttons[0]?.closest('form')).toHaveAttribute('method', 'post')
  expect(buttons[0]?.closest('form')).toHaveAttribute('action', action)
})

test('for an offered place, paying is the main action, and leaving the least prominent', () => {
  const offered = dates.map((date, index) => (index === 0 ? { ...date, offer } : date))
  render(<WaitingListEntry language="en" address={ADDRESS} dates={offered} isConfirmed />)
  const pay = screen.getByRole('link', { name: 'Pay by 01:17' })
  expect(pay).toHaveAttribute('href', '/booking/offer')
  expect(pay).toHaveAccessibleDescription(
    /Saturday, 12 December 2026.* until Wednesday, 2 December 2026 at 01:17/,
  )
  const leave = screen.getByRole('button', { name: 'Leave the waiting list' })
  expect(pay.compareDocumentPosition(leave)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(pay.className).toBe(actionClasses('primary'))
  expect(leave.className).toBe(actionClasses('quiet'))
})

test('with two offers, each is paid separately', () => {
  render(
    <WaitingListEntry
      language="en"
      address={ADDRESS}
      dates={dates.map((date) => ({ ...date, offer: { ...offer, bookingPath: `/booking/${date.day}` } }))}
      isConfirmed
    />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Pay by 01:17 for Saturday, 12 December 2026',
    'Pay by 01:17 for Sunday, 13 December 2026',
  ])
})

test('a party that has left reads so, and has nothing to press', () => {
  render(<WaitingListEntry language="en" address={ADDRESS} dates={[]} isConfirmed={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('You are not on the waiting list any more')
  expect(screen.queryByRole('button')).toBeNull()
})
