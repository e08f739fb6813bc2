import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { baselineOf } from '@/tests/e2e/reading'

/* Checks of an art director: text aligned to common lines, and marks that show where the reader is. */

const WRONG_LINK = '/booking/wrong'

test('text is aligned with the logo and the footer', async ({ reader }) => {
  for (const route of [
    '/find-booking',
    '/find-booking?sent',
    '/payment-success',
    '/not-a-page',
    WRONG_LINK,
  ]) {
    await reader.goto(route)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [768, 1024, 1280, 1920]) {
      await reader.setViewportSize({ width, height: 900 })
      const logo = await leftOf(reader, 'body > header a')
      expect(await leftOf(reader, 'main h1'), `${route} at ${width} px`).toBeCloseTo(logo, 0)
      expect(await leftOf(reader, 'footer p'), `${route} at ${width} px`).toBeCloseTo(logo, 0)
    }
  }
})

test('elements shown side by side are aligned', async ({ page }) => {
  await page.route('/api/reviews', (route) => route.fulfill({ json: { reviews: [] } }))
  await page.setViewportSize({ width: 1280, height: 900 })
  let opened = ''
  for (const [route, ...parts] of [
    ['/', 'footer p', 'footer h2'],
    ['/', 'footer p:text("©")', 'footer a[href="/imprint"]'],
    ['/', '#reviews li:nth-child(1) time', '#reviews li:nth-child(2) time', '#reviews li:nth-child(3) time'],
    ['/northern-lights-tour', '#why-heading', '#booking-heading'],
    ['/transportation-customized', '#why-heading', '#request-heading'],
    ['/rovaniemi-sky', '[aria-labelledby="dark-hours"] tbody th', '[aria-labelledby="new-moons"] li'],
  ] as const) {
    if (route !== opened) await page.goto(route)
    opened = route
    const lines = await Promise.all(parts.map((part) => page.locator(part).first().evaluate(baselineOf)))
    for (const line of lines) expect(line, parts.join(' | ')).toBeCloseTo(lines[0] ?? Number.NaN, 0)
  }
})

test('the section being read is marked next to a long text, and none above the first', async ({ page }) => {
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const marked = contents.locator('[aria-current="location"]')
  await expect(marked).toHaveCount(0)
  for (const name of ['3.', '5.', '2.']) {
    const link = contents.getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(marked).toHaveCount(1)
  }
})

test('the menu marks the current page after several navigations as well', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'CUSTOMIZED' }).click()
  await expect(page).toHaveURL('/customized-tour')
  await expect(menu.locator('[aria-current]')).toHaveText(['CUSTOMIZED'])
})

test('a guest who requests a lost link without an address sees the error below the field only', async ({
  page,
}) => {
  await page.goto('/find-booking')
  const field = page.getByLabel('Email')
  for (const address of ['', 'aino@example']) {
    await field.fill(address)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/./)
  }
})

async function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left)
}
