import { render, screen } from '@/tests/support/testing-library'
import { ChangePreviewSection } from '@/components/guest/change-preview-section'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { decideChange } from '@/lib/booking/changes/change'
import {
  aChangeableBooking,
  aChangeableDeparture,
  aLedger,
  early,
} from '@/tests/support/a-changeable-booking'
import { at } from '@/tests/support/builders'

test.each([
  [1, 'On that date 1 more place is free.'],
  [3, 'On that date 3 more places are free.'],
  [0, 'That date has not enough free places.'],
])('a party that is too large for a date with %s more places reads how many are left', (seatsFree, words) => {
  const answer = { kind: 'refused', reason: 'not_enough_slots', seatsFree } as const
  render(<ChangePreviewSection language="en" answer={answer} fields={{}} path="/booking/token" />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

test.each([
  ['not_found', 'This booking has ended.'],
  ['date_not_found', 'That date is not there any more. Please choose another.'],
  ['too_many_changes', 'This booking was changed many times within an hour.'],
] as const)('a change that is refused as %s says why', (reason, words) => {
  render(
    <ChangePreviewSection
      language="en"
      answer={{ kind: 'refused', reason }}
      fields={{}}
      path="/booking/token"
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

/** The text of a preview that adds an adult. */
function previewOfOneMore(paymentMethod: PaymentMethod, isPaid = true): string {
  const unpaid = {
    state: 'awaiting_payment',
    expiresAt: at('12:00', '2026-12-07'),
    ledger: aLedger([]),
  } as const
  const booking = aChangeableBooking({ paymentMethod, ...(isPaid ? {} : unpaid) })
  const wanted = { kind: 'party', party: { adults: 3, children: 0 } } as const
  const departure = aChangeableDeparture()
  const decision = decideChange({ booking, departure, wanted, asking: { actor: 'guest' } }, early)
  const answer = { kind: isPaid ? 'held' : 'applied', decision, terms: '', booking } as const
  const { container } = render(
    <ChangePreviewSection language="en" answer={answer} fields={{}} path="/booking/token" />,
  )
  return container.textContent ?? ''
}

test('the preview of a more expensive change says how it is paid', () => {
  const byCard = previewOfOneMore('card')
  expect(byCard).toContain('You pay on the next page.')
  // The booking page shows the exact deadline, which counts from 'Confirm change'.
  expect(byCard).toContain('We keep the places for you for the 31 minutes that you have for that')
  expect(byCard).not.toMatch(/until .* at \d/)
  const inCoins = previewOfOneMore('crypto')
  expect(inCoins).toContain('You pay in cryptocurrency: we send you the payment details by e-mail.')
  expect(inCoins).not.toContain('on the next page')
})

test('for an unpaid booking, payment details become void only if it is paid in cryptocurrency', () => {
  expect(previewOfOneMore('crypto', false)).toContain('are void then, and we send you new ones')
  const byLink = previewOfOneMore('card', false)
  expect(byLink).toContain('Together you then pay 537 €.')
  expect(byLink).not.toContain('void')
})

test.each([
  [true, 1],
  [false, 0],
])('a change that drops another one, which waits for its payment, says so: %s', (endsOpenChange, notes) => {
  const booking = aChangeableBooking({})
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  const departure = aChangeableDeparture()
  const decision = decideChange({ booking, departure, wanted, asking: { actor: 'guest' } }, early)
  const answer = {
    ...{ kind: 'applied', terms: '', booking },
    decision: { ...decision, endsOpenChange },
  } as Parameters<typeof ChangePreviewSection>[0]['answer']
  render(<ChangePreviewSection language="en" answer={answer} fields={{}} path="/booking/token" />)
  expect(
    screen.queryAllByText('Your other change, which is waiting for its payment, is dropped.'),
  ).toHaveLength(notes)
})
