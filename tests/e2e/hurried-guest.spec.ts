import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aDeparture, aGuest, choose, FAMILY, fillIn, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { book } from '@/tests/e2e/book-and-pay'

const { id: tourId, route } = NORTHERN_LIGHTS

test.use({ viewport: { width: 390, height: 844 } })

test('a link opens the panel at its date and party, and the bar leads to the pay buttons', async ({
  page,
}) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(`${route}?date=${departure.date}&adults=2`)
  const cell = page.locator(`[data-day="${departure.date}"]`)
  await expect(cell).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeInViewport()
  const bar = page.getByRole('complementary', { name: 'Booking' })
  await expect(bar).toContainText('2 guests')
  await expect(bar).toContainText('358 €')
  await bar.getByRole('link', { name: 'Your details' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeInViewport()
  await fillIn(page, aGuest())
  await bar.getByRole('link', { name: 'To payment' }).click()
  await expect(page.getByRole('button', { name: 'Pay with card' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Pay with card' })).toHaveAccessibleDescription(
    /^358 € Free cancellation until /,
  )
  await expect(bar).toBeHidden()
  expect(await violationsOn(page)).toEqual([])
})

test('on the narrowest phone the bar has one line for the total and one for the selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const { date } = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const link = page.getByRole('complementary', { name: 'Booking' }).getByRole('link')
  for (const [address, step] of [
    [route, 'Choose a date'],
    [`${route}?date=${date}&adults=8`, 'Your details'],
  ] as const) {
    await page.goto(address)
    await expect(link).toContainText(step)
    const lines = await link
      .locator('> span')
      .first()
      .locator('span')
      .evaluateAll((rows) =>
        rows.map((row) => Math.round(row.clientHeight / Number.parseFloat(getComputedStyle(row).lineHeight))),
      )
    expect(lines).toEqual([1, 1])
  }
})

test('without a date, a pay button leads to the calendar and shows the reason', async ({ page }) => {
  await page.goto(route)
  // The panel responds once its calendar is there.
  await expect(page.getByRole('grid')).toBeVisible()
  const pay = page.getByRole('button', { name: 'Pay with card' })
  await expect(pay).toBeDisabled()
  await pay.click({ force: true })
  await expect(page.locator('[data-day]:focus')).toBeInViewport()
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a date' })).toBeInViewport()
})

test('if a date sells out before payment, the guest is led back to the calendar and the next available dates', async ({
  page,
}) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(`${route}?date=${departure.date}&adults=8`)
  await fillIn(page, aGuest())
  await book('checkout', departure, 1)
  await page.getByRole('button', { name: 'Pay with card' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Only 7 slots available for this date' })
  await expect(alert).toBeInViewport()
  await expect(page.locator(`[data-day="${departure.date}"]`)).toBeFocused()
  await expect(page.getByRole('group', { name: 'Next places free' })).toBeInViewport()
})

test('what is typed survives a reload and a visit to another tour, until it is cleared', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const guest = aGuest()
  await page.goto(route)
  await choose(page, departure.date)
  const chosen = `${route}?date=${departure.date}`
  await expect(page).toHaveURL(chosen)
  await fillIn(page, guest)
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await expect(page.locator(`[data-day="${departure.date}"]`)).toHaveAttribute('aria-selected', 'true')
  await page.goto(FAMILY.route)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await page.getByRole('button', { name: 'Clear your details' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(chosen)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.locator(`[data-day="${departure.date}"]`)).toHaveAttribute('aria-selected', 'true')
})

test('in forced colours each kind of day looks different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const full = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 0)
  await page.goto(`${route}?date=${full.date}`)
  const lookOf = (day: string) =>
    page
      .locator(day)
      .first()
      .evaluate((cell) => {
        const { backgroundColor, borderTopColor, color } = getComputedStyle(cell)
        return [backgroundColor, borderTopColor, color].join(' ')
      })
  const shut = await lookOf('[data-day][aria-disabled="true"][aria-selected="false"]')
  const free = '[data-day][aria-disabled="false"]'
  const open = await lookOf(free)
  await page.locator(free).first().click()
  const chosen = await lookOf('[data-day][aria-selected="true"]')
  expect(new Set([shut, open, chosen]).size).toBe(3)
  await expect(page.locator(`[data-day="${full.date}"] .line-through`)).toBeVisible()
})
