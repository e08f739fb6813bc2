import { render, screen } from '@testing-library/react'

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

test('the bar gives way to the panel and comes back after it', () => {
  const { view, panel } = openPaymentPage()
  view.move(panel, true)
  expect(bar()).toHaveClass('invisible')
  view.move(panel, false)
  expect(bar()).not.toHaveClass('invisible')
})

test('the bar stays away while the panel or the footer is in view', () => {
  const { view, panel, footer } = openPaymentPage()
  view.move(panel, true)
  view.move(footer, true)
  view.move(panel, false)
  expect(bar()).toHaveClass('invisible')
  view.move(footer, false)
  expect(bar()).not.toHaveClass('invisible')
})
