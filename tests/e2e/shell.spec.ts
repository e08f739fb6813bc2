import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { violationsOn } from '@/tests/e2e/accessibility'

const PHONE = { width: 390, height: 844 }

/** How far a section's top is from where the header lets it begin. */
async function distanceTo(page: Page, section: string): Promise<number> {
  return page.evaluate((id) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
    return Math.abs(top - (window.scrollY === 0 ? 0 : padding))
  }, section)
}

async function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

for (const [name, section] of [
  ['HOME', 'home'],
  ['TOURS', 'tours'],
  ['TRANSPORTATION', 'transportation'],
  ['CONTACT', 'contact'],
] as const) {
  test(`${name} leads to its section from another route and from home`, async ({ page }) => {
    await page.goto('/ranua-zoo')
    const link = page.getByRole('banner').getByRole('link', { name })
    await link.click()
    await expect(page).toHaveURL(`/#${section}`)
    await expect.poll(() => distanceTo(page, section)).toBeLessThan(2)
    await expect(page.locator(`#${section}`)).toBeFocused()

    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await link.click()
    await expect.poll(() => distanceTo(page, section)).toBeLessThan(2)
  })
}

test('on a phone the menu leads to a section of the home page, and axe finds nothing in it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ice-fishing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: 'TRANSPORTATION' })
  await expect(link).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await link.click()
  await expect(link).toBeHidden()
  await expect.poll(() => distanceTo(page, 'transportation')).toBeLessThan(2)
})

for (const [from, name, to] of [
  ['/', 'Ice Fishing Experience', '/ice-fishing'],
  ['/ice-fishing', 'Northern Lights Tours', '/northern-lights-tours'],
  ['/northern-lights-tours', 'Blog', '/blog'],
  ['/blog', 'Privacy Policy', '/privacy-policy'],
  ['/privacy-policy', 'Customized Tour', '/customized-tour'],
  ['/customized-tour', 'Transportation', '/transportation'],
  ['/transportation', 'Terms & Conditions', '/terms-conditions'],
  ['/payment-success', 'Snowshoe Adventure', '/snowshoe-rental'],
] as const) {
  test(`from the end of ${from} a link leads to the top of ${to}, and the reader goes on there`, async ({
    page,
  }) => {
    await page.goto(from)
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => scrolledBy(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('the way back leads to where the reader was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Renting Equipment' }).first().scrollIntoViewIfNeeded()
  const before = await scrolledBy(page)
  await page.getByRole('link', { name: 'Renting Equipment' }).first().click()
  await expect(page).toHaveURL('/renting-equipment')
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolledBy(page)).toBeCloseTo(before, -1)
})

test('Explore Tours leads to the tours as often as it is pressed', async ({ page }) => {
  await page.goto('/')
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: 'Explore Tours' }).click()
    await expect.poll(() => distanceTo(page, 'tours'), time).toBeLessThan(2)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test('who followed a link within a page finds that page again on the way back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ice-fishing')
  await page.getByRole('complementary', { name: 'Booking' }).getByRole('link').click()
  await expect(page).toHaveURL('/ice-fishing#booking')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Snowshoe Adventure' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snowshoe Adventure')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice Fishing Experience')
})

test('who asks for an icon without a link to it has one', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toBe('image/x-icon')
})

test('the footer leads to the contact section from another page', async ({ page }) => {
  await page.goto('/ranua-zoo')
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect.poll(() => distanceTo(page, 'contact')).toBeLessThan(2)
  await expect(page.locator('#contact')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s links and the menu lead on', async ({ page }) => {
    await page.goto('/ice-fishing')
    await page.getByRole('banner').getByRole('link', { name: 'TOURS' }).click()
    await expect(page).toHaveURL('/#tours')
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport()
    await expect(page.getByRole('complementary', { name: 'Chat' }).locator('button')).toBeHidden()
  })
})
