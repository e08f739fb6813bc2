import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { company } from '@/content/company'

const chat = (page: Page) => page.getByRole('button', { name: /^Chat with us/, includeHidden: true })

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('nothing to compare')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the chat opens in a new tab, and the button rests meanwhile', async ({ page, context }) => {
  await context.route(`${company.chatUrl}**`, (route) => route.fulfill({ body: 'Chat' }))
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const tab = context.waitForEvent('page')
  await chat(page).click()
  await expect(chat(page)).toBeDisabled()
  await expect(await tab).toHaveURL(company.chatUrl)
  expect(await (await tab).evaluate(() => window.opener)).toBeNull()
  await page.clock.runFor(1000)
  await expect(chat(page)).toBeEnabled()
})

test('where new tabs are blocked the chat opens in this one', async ({ page, context }) => {
  await context.route(`${company.chatUrl}**`, (route) => route.fulfill({ body: 'Chat' }))
  await page.addInitScript(() => (window.open = () => null))
  await page.goto('/')
  await chat(page).click()
  await expect(page).toHaveURL(company.chatUrl)
})

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`at ${width} px the chat covers neither the booking bar nor the pay buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ice-fishing')
    await expect(chat(page)).toBeVisible()
    const toPanel = page.getByRole('main').getByRole('link', { name: 'Choose a date' })
    const bar = page.getByRole('complementary', { name: 'Booking' })
    expect(await overlap(chat(page), width < 1024 ? bar : toPanel)).toBe(false)
    const pay = page.getByRole('button', { name: 'Pay with card' })
    await pay.waitFor()
    // Into the corner of the chat.
    await pay.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect
      .poll(async () => (await chat(page).isVisible()) && (await overlap(chat(page), pay)))
      .toBe(false)
  })
}
