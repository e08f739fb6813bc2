import { render, screen } from '@/tests/support/testing-library'

import { type PanelProgress, usePublishPanelProgress } from '@/components/booking/panel-progress'
import { BookingBar } from '@/components/tour/booking-bar'
import { watchView } from '@/tests/support/fake-intersection-observer'

function openPaymentPage() {
  const view = watchView()
  const page = render(
    <>
      <section aria-label="Panel" id="booking" />
      <BookingBar price="179 €" />
      <footer />
    </>,
  )
  return { view, page, panel: screen.getByLabelText('Panel'), footer: screen.getByRole('contentinfo') }
}

/** jsdom reads no style sheets, so check the class that hides the bar from sight, pointer and keyboard. */
function bar() {
  return screen.getByRole('link', { name: /From 179 €.*Choose a date/ }).parentElement
}

test('the bar links from the price to the panel', () => {
  openPaymentPage()
  expect(screen.getByRole('link')).toHaveAttribute('href', '#booking')
  expect(bar()).not.toHaveClass('invisible')
})

test('the bar stays while the panel is in view, and hides at the footer', () => {
  const { view, panel, footer } = openPaymentPage()
  view.move(panel, true)
  expect(bar()).not.toHaveClass('invisible')
  view.move(footer, true)
  expect(bar()).toHaveClass('invisible')
  view.move(footer, false)
  expect(bar()).not.toHaveClass('invisible')
})

function Panel(progress: PanelProgress) {
  usePublishPanelProgress(progress)
  return <div data-testid="pay" id="booking-pay" />
}

test.each([
  ['date', '', '', /From 179 €.*per adult.*Choose a date/, '#booking-calendar'],
  ['date', '12 guests', '2,148 €', /2,148 €.*12 guests.*Choose a date/, '#booking-calendar'],
  [
    'date',
    'Sat 28 Nov · 2 guests',
    '358 €',
    /358 €.*Sat 28 Nov · 2 guests.*Choose a date/,
    '#booking-calendar',
  ],
  ['party', 'Sat 28 Nov · 1 guest', '179 €', /179 €.*Sat 28 Nov · 1 guest.*How many\?/, '#booking-party'],
  [
    'details',
    'Sat 28 Nov · 2 guests',
    '358 €',
    /358 €.*Sat 28 Nov · 2 guests.*Your details/,
    '#booking-name',
  ],
  ['pay', 'Sat 28 Nov · 2 guests', '358 €', /358 €.*Sat 28 Nov · 2 guests.*To payment/, '#booking-summary'],
] as const)(
  'at the step %s with %j the bar shows the selection and the next step',
  (step, facts, sum, name, href) => {
    watchView()
    render(
      <>
        <Panel facts={facts} step={step} sum={sum} />
        <BookingBar price="179 €" />
      </>,
    )
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  },
)

test('the bar hides while the pay buttons are visible', () => {
  const view = watchView()
  render(
    <>
      <BookingBar price="179 €" />
      <Panel facts="Sat 28 Nov · 2 guests" step="pay" sum="358 €" />
    </>,
  )
  view.move(screen.getByTestId('pay'), true)
  expect(screen.getByRole('link').parentElement).toHaveClass('invisible')
})
