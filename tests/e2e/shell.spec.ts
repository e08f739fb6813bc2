import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { violationsOn } from '@/tests/e2e/accessibility'

const PHONE = { width: 390, height: 844 }

// Most guests see smooth scrolling.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Distance between a section's top and the position below the header. */
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

test('the links of header and footer lead to their sections from another route and from the home page', async ({
  page,
}) => {
  for (const [name, section, part = 'banner'] of [
    ['HOME', 'home'],
    ['TOURS', 'tours'],
    ['TRANSPORTATION', 'transportation'],
    ['CONTACT', 'contact'],
    ['Write to us', 'contact', 'contentinfo'],
  ] as const) {
    await page.goto('/ranua-zoo')
    const link = page.getByRole(part).getByRole('link', { name })
    await link.click()
    await expect(page).toHaveURL(`/#${section}`)
    await expect.poll(() => distanceTo(page, section)).toBeLessThan(2)
    await expect(page.locator(`#${section}`)).toBeFocused()
    if (part !== 'banner') continue

    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await link.click()
    await expect.poll(() => distanceTo(page, section)).toBeLessThan(2)
  }
})

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

test('a link at the end of a page leads to the top of another, and the focus moves there', async ({
  page,
}) => {
  for (const way of [
    [
      ['/', 'Ice Fishing Experience'],
      ['/ice-fishing', 'Northern Lights Tours'],
      ['/northern-lights-tours', 'Blog'],
      ['/blog', 'Privacy Policy'],
      ['/privacy-policy', 'Customized Tour'],
      ['/customized-tour', 'Transportation'],
      ['/transportation', 'Terms & Conditions'],
      ['/terms-conditions', null],
    ],
    [
      // Its footer is short.
      ['/payment-success', 'Find your booking'],
      ['/find-booking', null],
    ],
  ] as const) {
    await page.goto(way[0][0])
    for (const [route, name] of way) {
      await expect(page).toHaveURL(route)
      if (route !== way[0][0]) {
        await expect.poll(() => scrolledBy(page)).toBe(0)
        await expect(page.getByRole('main')).toBeFocused()
      }
      if (name) await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    }
  }
})

test('going back restores the reader’s position', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Renting Equipment' }).first().scrollIntoViewIfNeeded()
  const before = await scrolledBy(page)
  await page.getByRole('link', { name: 'Renting Equipment' }).first().click()
  await expect(page).toHaveURL('/renting-equipment')
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolledBy(page)).toBeCloseTo(before, -1)
})

test('Explore Tours scrolls to the tours every time it is pressed', async ({ page }) => {
  await page.goto('/')
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: 'Explore Tours' }).click()
    await expect.poll(() => distanceTo(page, 'tours'), time).toBeLessThan(2)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test('a reader who followed a link within a page returns to that page on going back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ice-fishing')
  await page.getByRole('complementary', { name: 'Booking' }).getByRole('link').click()
  await expect(page).toHaveURL('/ice-fishing#booking')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Snowshoe Adventure' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snowshoe Adventure')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice Fishing Experience')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the header and the menu work', async ({ page }) => {
    await page.goto('/ice-fishing')
    await page.getByRole('banner').getByRole('link', { name: 'TOURS' }).click()
    await expect(page).toHaveURL('/#tours')
    await page.setViewportSize(PHONE)
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport()
    await expect(page.getByRole('complementary', { name: 'Chat' }).locator('button')).toBeHidden()
  })
})
