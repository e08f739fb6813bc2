import { render, screen } from '@testing-library/react'

import { WaitingParty } from '@/components/guest/waiting-party'

const ADDRESS = '/waiting/token'
const dates = [
  { tourName: 'Snowshoe Adventure', day: '2026-12-12', isOffered: true },
  { tourName: 'Snowshoe Adventure', day: '2026-12-13', isOffered: false },
]

test.each([
  [false, 'Confirm my place in the line', '/waiting/token/confirm'],
  [true, 'Leave the waiting list', '/waiting/token/leave'],
])('where the place is confirmed: %s, the one button of the page is %s', (isConfirmed, name, action) => {
  render(<WaitingParty address={ADDRESS} dates={dates} isConfirmed={isConfirmed} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Saturday, 12 December 2026, Snowshoe Adventure (a place was offered)',
    'Sunday, 13 December 2026, Snowshoe Adventure',
  ])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([name])
  expect(buttons[0]?.closest('form')).toHaveAttribute('method', 'post')
  expect(buttons[0]?.closest('form')).toHaveAttribute('action', action)
})

test('who has left reads so, and has nothing to press', () => {
  render(<WaitingParty address={ADDRESS} dates={[]} isConfirmed={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('You are not on the waiting list any more')
  expect(screen.queryByRole('button')).toBeNull()
})
