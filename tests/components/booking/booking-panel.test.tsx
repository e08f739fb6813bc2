import { act, render, screen, waitFor } from '@/tests/support/testing-library'

import { EMPTY_BOOKING_FIELDS } from '@/lib/browser/booking-fields'
import { saveBookingFields } from '@/lib/browser/session'
import { watchView } from '@/tests/support/fake-intersection-observer'
import { aPanel, calls, standUpApi } from '@/tests/support/panel-api'

standUpApi()

/** Render the panel with the guest scrolled far away from it. */
function openFar() {
  const view = watchView()
  render(aPanel())
  const panel = screen.getByRole('region', { name: 'Choose a date' })
  view.move(panel, false)
  return { view, panel }
}

test('a panel far down the page requests nothing and says that it is loading', async () => {
  openFar()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toEqual([])
  expect(screen.getByText('Loading tour data...')).toBeVisible()
})

test('the panel loads when it is near, and stays when the guest scrolls away', async () => {
  const { view, panel } = openFar()
  view.move(panel, true)
  expect(await screen.findByRole('grid')).toBeVisible()
  view.move(panel, false)
  expect(screen.getByRole('grid')).toBeVisible()
})

test('a guest who returns from the payment page sees the outcome wherever the panel is', async () => {
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  openFar()
  expect(await screen.findByText(/^We cannot see just now whether you paid/)).toBeVisible()
  expect(await screen.findByRole('grid')).toBeVisible()
})

test('the bar shows a form that was begun in this tab at once', async () => {
  saveBookingFields(1, { ...EMPTY_BOOKING_FIELDS, adults: 2 })
  openFar()
  expect(await screen.findByRole('grid')).toBeVisible()
})

test('on a page that stays open the panel loads automatically', async () => {
  openFar()
  expect(await screen.findByRole('grid', {}, { timeout: 30_000 })).toBeVisible()
})

test('a guest who skips to the dates gets the focus on a day, before they have loaded and after', async () => {
  const { view, panel } = openFar()
  const dates = panel.querySelector<HTMLElement>('#booking-dates')
  dates?.setAttribute('tabindex', '-1')
  act(() => dates?.focus())
  expect(dates).toHaveFocus()
  view.move(panel, true)
  await screen.findByRole('grid')
  const day = await screen.findByRole('gridcell', { name: /25 November/ })
  await waitFor(() => expect(day).toHaveFocus())
  act(() => day.blur())
  act(() => dates?.focus())
  expect(day).toHaveFocus()
})
