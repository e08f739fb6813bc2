import { expect, test, waitForScripts } from '@/tests/e2e/test'
import { aDeparture, choose, NORTHERN_LIGHTS, turnTo } from '@/tests/e2e/booking-panel'

const { id: tourId, route } = NORTHERN_LIGHTS

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
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

test('four keys lead from the top of a tour’s page to the dates, and a date can be chosen by keyboard alone', async ({
  page,
}) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Skip to dates' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day]:focus')).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.locator('[data-day]:focus')).toHaveCount(1)
  const cell = await turnTo(page, departure.date)
  await cell.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveAttribute('aria-selected', 'true')
})

test('with a date chosen, cells are large enough on every screen, and the form’s messages appear in live regions that existed before', async ({
  page,
}) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  await choose(page, departure.date)
  const hidden = await page
    .locator('form [role="status"]')
    .evaluateAll((places) =>
      places.filter((place) => !place.checkVisibility()).map(({ className }) => className),
    )
  expect(hidden).toEqual([])
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.locator(`[data-day="${departure.date}"]`).boundingBox()
    const least = width >= 390 ? 44 : 24
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(least)
  }
})
