import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { company } from '@/content/company'

const chat = (page: Page) => page.getByRole('button', { name: /^Chat with us/, includeHidden: true })

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('nothing to compare')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the chat opens in a new tab, and the button is disabled meanwhile', async ({ page, context }) => {
  await context.route(`${company.chatUrl}**`, (route) => route.fulfill({ body: 'Chat' }))
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const tab = context.waitForEvent('page')
  await chat(page).click()
  await expect(chat(page)).toBeDisabled()
  await expect(await tab).toHaveURL(company.chatUrl)
  expect(await (await tab).evaluate(() => window.opener)).toBeNull()
  await page.clock.runFor(1000)
  await expect(chat(page)).toBeEnabled()
})

test('the chat covers neither the booking bar nor the pay buttons', async ({ page }) => {
  await page.goto('/ice-fishing')
  const toPanel = page.getByRole('main').getByRole('link', { name: 'Choose a date', exact: true })
  const bar = page.getByRole('complementary', { name: 'Booking' })
  const pay = page.getByRole('button', { name: 'Pay with card' })
  const covers = async (control: Locator) =>
    (await chat(page).isVisible()) && (await overlap(chat(page), control))
  await expect(chat(page)).toBeVisible()
  expect(await covers(toPanel)).toBe(false)
  await pay.waitFor()
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    if (width < 1024) await expect(chat(page)).toBeVisible()
    await expect.poll(() => covers(width < 1024 ? bar : toPanel), `${width} px`).toBe(false)
    // Scroll it into the chat button’s corner.
    await pay.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect.poll(() => covers(pay), `${width} px`).toBe(false)
  }
})
