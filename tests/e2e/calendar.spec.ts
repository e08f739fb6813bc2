import { expect, test, waitForScripts } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aDeparture, choose, NORTHERN_LIGHTS, RANUA, turnTo } from '@/tests/e2e/booking-panel'

const { id: tourId, route } = NORTHERN_LIGHTS

test('a sold-out date says FULL and cannot be chosen', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 0)
  await page.goto(route)
  const cell = await turnTo(page, departure.date)
  await expect(cell).toHaveText(/FULL/)
  await expect(cell).toHaveAttribute('aria-disabled', 'true')
  await cell.click({ force: true })
  await expect(cell).toHaveAttribute('aria-selected', 'false')
})

test('a party takes no more than the places left', async ({ page }) => {
  const departure = await aDeparture(RANUA.id, ({ availableSpots }) => availableSpots === 1)
  await page.goto(RANUA.route)
  await choose(page, departure.date)
  await expect(page.getByText('Maximum capacity reached for this date (1 people)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add one adult' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add one child' })).toBeDisabled()
})

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo', 'Europe/Helsinki']) {
  test(`a browser in ${timezoneId} has the days of Helsinki`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId })
    const page = waitForScripts(await context.newPage())
    const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
    await page.goto(route)
    const cell = await turnTo(page, departure.date)
    await expect(cell).toContainText(String(Number(departure.date.slice(8))))
    await expect(cell).toHaveAccessibleName(
      new RegExp(`\\b${Number(departure.date.slice(8))} .*8 places left`),
    )
    const weekday = await cell.evaluate((td: HTMLTableCellElement) => td.cellIndex)
    expect(weekday).toBe((new Date(`${departure.date}T00:00:00Z`).getUTCDay() + 6) % 7)
    await context.close()
  })
}

test('the calendar is used by keyboard alone', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  const cell = await turnTo(page, departure.date)
  await page.locator('[data-day][tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await expect(page.locator('[data-day]:focus')).toHaveCount(1)
  await cell.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveAttribute('aria-selected', 'true')
})

test('from the top of a tour’s page four keys lead to the dates', async ({ page }) => {
  await page.goto(route)
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Skip to dates' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day]:focus')).toBeInViewport()
})

test('what the form tells is told in places that stand there before', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  await choose(page, departure.date)
  const hidden = await page
    .locator('form [role="status"]')
    .evaluateAll((places) =>
      places.filter((place) => !place.checkVisibility()).map(({ className }) => className),
    )
  expect(hidden).toEqual([])
})

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing scrolls sideways, cells are large enough, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
    await page.goto(route)
    await choose(page, departure.date)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const box = await page.locator(`[data-day="${departure.date}"]`).boundingBox()
    const least = width >= 390 ? 44 : 24
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least)
    expect(await violationsOn(page)).toEqual([])
  })
}
