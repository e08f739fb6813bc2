import { render, screen } from '@testing-library/react'
import { PreviewedChange } from '@/components/guest/previewed-change'

test.each([
  [1, 'On that date 1 more place is free.'],
  [3, 'On that date 3 more places are free.'],
  [0, 'That date has not enough free places.'],
])(
  'a party that is too large for a date with %s more places reads how many there are',
  (seatsFree, words) => {
    const answer = { kind: 'refused', reason: 'not_enough_slots', seatsFree } as const
    render(<PreviewedChange answer={answer} fields={{}} path="/booking/token" />)
    expect(screen.getByRole('status')).toHaveTextContent(words)
  },
)

test.each([
  ['not_found', 'This booking has ended.'],
  ['date_not_found', 'That date is not there any more. Please choose another.'],
  ['too_many_changes', 'This booking was changed many times within an hour.'],
] as const)('a change that is refused as %s says why', (reason, words) => {
  render(<PreviewedChange answer={{ kind: 'refused', reason }} fields={{}} path="/booking/token" />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
