import { cleanup, render, screen } from '@/tests/support/testing-library'
import { PendingChoice } from '@/components/guest/pending-choice'
import { ChoicePreviewSection } from '@/components/guest/choice-preview-section'
import { sampleChoice } from '@/tools/emails/booking-samples'

const PATH = '/booking/token'

function show(
  choice: Parameters<typeof sampleChoice>[0],
  standing: 'choice_open' | 'change_by_us' = 'choice_open',
) {
  render(<PendingChoice language="en" choice={sampleChoice(choice)} path={PATH} standing={standing} />)
}

test('a guest with a choice finds both options by their names', () => {
  show({})
  expect(screen.getByRole('heading', { level: 2, name: 'Choose what happens next' })).toBeVisible()
  const refund = screen.getByRole('button', { name: 'Full refund' })
  const date = screen.getByRole('button', { name: 'Another date' })
  expect(refund.closest('form')).toHaveAttribute('action', `${PATH}/refund`)
  expect(date.closest('form')).toHaveAttribute('action', `${PATH}/another-date`)
  expect(screen.getByText(/all your money goes back by itself\.$/)).toBeVisible()
})

test('without money to refund only another date is offered', () => {
  show({ options: ['another_date'], refundCents: 0 })
  expect(screen.queryByRole('button', { name: 'Full refund' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Another date' })).toBeVisible()
})

test('a tour that we offer is a third choice, by its name', () => {
  show({ otherTours: ['Ice Fishing', 'Ranua Zoo'] })
  const button = screen.getByRole('button', { name: 'Another tour' })
  expect(button.closest('form')).toHaveAttribute('action', `${PATH}/another-tour`)
  expect(
    screen.getByText(/another date of the same tour, or of the Ice Fishing or the Ranua Zoo:/),
  ).toBeVisible()
  cleanup()
  show({})
  expect(screen.queryByRole('button', { name: 'Another tour' })).toBeNull()
})

test('while a command can be undone nothing is offered', () => {
  show({}, 'change_by_us')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a return trip is free, until its last day', () => {
  show({ cause: 'lights_not_seen', endsAt: null, returnTripUntil: '2028-04-15' })
  expect(screen.getByText(/for free on any date .+ until Saturday, 15 April 2028/)).toBeVisible()
  expect(screen.getByText('There is no deadline.')).toBeVisible()
})

test('the preview shows the amount, and submits what it has shown', () => {
  const returns = [{ paymentId: 'one', cents: 487_00, by: 'provider' as const }]
  const answer = {
    kind: 'refunded' as const,
    returns,
    departure: { day: '2026-12-12' },
    endsOpenChange: true,
  }
  render(<ChoicePreviewSection language="en" answer={answer} option="full_refund" path={PATH} />)
  expect(screen.getByRole('heading', { name: 'What you get back' })).toBeVisible()
  expect(screen.getByText('487 €')).toBeVisible()
  const form = screen.getByRole('button', { name: 'Confirm change' }).closest('form')
  expect(form).toHaveAttribute('action', `${PATH}/choose`)
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveFormValues({ option: 'full_refund', refund: '48700' })
  expect(screen.getByText('It goes back to the card or account that you paid with.')).toBeVisible()
  expect(screen.getByText(/^Your other change, which is waiting for its payment, is dropped/)).toBeVisible()
})

test.each([
  [20_00, 'What you get back', '20 €', 1],
  [0, 'What this costs', '0 €', 0],
])('a cheaper date refunds the difference: %d cents', (cents, heading, price, notes) => {
  const returns = cents > 0 ? [{ paymentId: 'one', cents, by: 'provider' as const }] : []
  const answer = {
    kind: 'moved' as const,
    returns,
    departure: { day: '2026-12-13' },
    endsOpenChange: false,
  }
  render(
    <ChoicePreviewSection language="en" answer={answer} departureId={7} option="another_date" path={PATH} />,
  )
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.queryAllByText('It goes back to the card or account that you paid with.')).toHaveLength(notes)
  expect(screen.queryByText(/^Your other change, which is waiting for its payment, is dropped/)).toBeNull()
})

test('what was paid in cash or coins is returned by hand, and the preview says so', () => {
  const returns = [
    { paymentId: 'one', cents: 100_00, by: 'provider' as const },
    { paymentId: 'two', cents: 50_00, by: 'hand' as const },
  ]
  const answer = {
    kind: 'refunded' as const,
    returns,
    departure: { day: '2026-12-12' },
    endsOpenChange: false,
  }
  render(<ChoicePreviewSection language="en" answer={answer} option="full_refund" path={PATH} />)
  expect(screen.getByText('We return it by hand, and write to you about how.')).toBeVisible()
})

test('an option that cannot be chosen says why', () => {
  render(
    <ChoicePreviewSection
      language="en"
      answer={{ kind: 'refused', reason: 'change_by_us_under_way' }}
      option="full_refund"
      path={PATH}
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('We are changing this booking just now')
})
