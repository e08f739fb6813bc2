import { ResultNote } from '@/components/guest/result-note'
import { render, screen } from '@/tests/support/testing-library'

const note = {
  standing: 'confirmed',
  change: null,
  coins: null,
  isJustChanged: false,
  language: 'en',
} as const

test.each(['changed', 'kept', 'chosen'])('%s is not said while we are changing the booking', (done) => {
  const { unmount } = render(<ResultNote {...note} done={done} />)
  expect(screen.getByRole('status')).toBeVisible()
  unmount()
  render(<ResultNote {...note} done={done} standing="change_by_us" />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('nor that a payment has just changed it', () => {
  const { unmount } = render(<ResultNote {...note} done="" isJustChanged />)
  expect(screen.getByRole('status')).toHaveTextContent('Your booking is changed')
  unmount()
  render(<ResultNote {...note} done="" isJustChanged standing="change_by_us" />)
  expect(screen.queryByRole('status')).toBeNull()
})
