import { render, screen } from '@testing-library/react'

import { type PanelProgress, useTellProgress } from '@/components/booking/panel-progress'
import { BookingBar } from '@/components/tour/booking-bar'
import { watchView } from '@/tests/support/watch-view'

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

/** jsdom reads no style sheets: the class is what hides the bar from sight, pointer and keyboard. */
function bar() {
  return screen.getByRole('link', { name: /From 179 €.*Choose a date/ }).parentElement
}

test('the bar leads from the price to the panel', () => {
  openPaymentPage()
  expect(screen.getByRole('link')).toHaveAttribute('href', '#booking')
  expect(bar()).not.toHaveClass('invisible')
})

test('the bar stays while the panel is in view, and gives way to the footer', () => {
  const { view, panel, footer } = openPaymentPage()
  view.move(panel, true)
  expect(bar()).not.toHaveClass('invisible')
  view.move(footer, true)
  expect(bar()).toHaveClass('invisible')
  view.move(footer, false)
  expect(bar()).not.toHaveClass('invisible')
})

function Panel(progress: PanelProgress) {
  useTellProgress(progress)
  return <div data-testid="pay" id="booking-pay" />
}

test.each([
  ['date', /From 179 €.*Choose a date/, '#booking-calendar'],
  ['details', /358 €.*Sat 28 Nov · 2 guests.*Your details/, '#booking-details'],
  ['pay', /358 €.*Sat 28 Nov · 2 guests.*To payment/, '#booking-pay'],
] as const)('at the step %s the bar says what was chosen, the sum and what is next', (step, name, href) => {
  watchView()
  render(
    <>
      <Panel facts="Sat 28 Nov · 2 guests" step={step} sum="358 €" />
      <BookingBar price="179 €" />
    </>,
  )
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the bar gives way to the pay buttons', () => {
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
