import { render, screen } from '@testing-library/react'

import { LeaveWaitingList } from '@/components/guest/leave-waiting-list'

const ACTION = '/waiting/token/leave'

test('the page names the dates, and leaves the list by a form that needs no script', () => {
  render(
    <LeaveWaitingList
      action={ACTION}
      dates={[
        { tourName: 'Snowshoe Adventure', day: '2026-12-12', isOffered: true },
        { tourName: 'Snowshoe Adventure', day: '2026-12-13', isOffered: false },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Saturday, 12 December 2026, Snowshoe Adventure (a place was offered)',
    'Sunday, 13 December 2026, Snowshoe Adventure',
  ])
  const form = screen.getByRole('button', { name: 'Leave the waiting list' }).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', ACTION)
})

test('who has left reads so, and has nothing to press', () => {
  render(<LeaveWaitingList action={ACTION} dates={[]} />)
  expect(screen.getByRole('status')).toHaveTextContent('You are not on the waiting list any more')
  expect(screen.queryByRole('button')).toBeNull()
})
