import { devices } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { loadOf } from '@/tests/e2e/page-load'
import { entries, watch } from '@/tests/e2e/watch'

/*
 * Limits on what each type of page loads on a phone before anyone touches it, compressed, and on what it does then.
 * None depends on the speed of the machine. A bare app of this Next has 135.4 kB of script (`npm run bench`): articles,
 * categories and legal pages may have 1.075 times as much, the home page 1.181 times, a tour's page 1.27 times including
 * its panel and 1.161 times without it, which is measured here. Words come with the page, and not with its script. An
 * error in the panel keeps the input.
 */
const PAGES = [
  { path: '/', script: 159.9, pictures: 260, requests: 32 },
  { path: '/northern-lights-tours', script: 145.5, pictures: 300, requests: 26 },
  { path: '/northern-lights-tour', script: 157.1, pictures: 300, requests: 28 },
  { path: '/blog/best-time-northern-lights-lapland-2025', script: 145.5, pictures: 300, requests: 26 },
  { path: '/privacy-policy', script: 145.5, pictures: 100, requests: 24 },
  { path: '/transportation-customized', script: 157.1, pictures: 350, requests: 28 },
] as const

/** Includes about 3 kB for print, forced colours, more contrast, large text and tables shown as cards. */
const CSS_KB = 17
/** The longest article has 27.5 kB with its table, figure, sources and the addresses of its translations. */
const HTML_KB = 27.7
/** A tour's page has the words of its panel and dialogs as well, a fifth of it. */
const PANEL_HTML_KB = 32.8
/** The layout shift that a late typeface may cause: less than is visible. */
const SHIFT = 0.005

test.use({ ...devices['Pixel 7'], contextOptions: { reducedMotion: 'no-preference' } })

for (const { path, script, pictures, requests } of PAGES) {
  test(`${path} weighs no more than it may, and stays where it is while it loads`, async ({ page }) => {
    await watch(page, 'layout-shift')
    const load = await loadOf(page, path)
    expect.soft(load.kilobytes('script'), 'script').toBeLessThanOrEqual(script)
    expect.soft(load.kilobytes('stylesheet'), 'CSS').toBeLessThanOrEqual(CSS_KB)
    const html = path === '/northern-lights-tour' ? PANEL_HTML_KB : HTML_KB
    expect.soft(load.kilobytes('document'), 'HTML').toBeLessThanOrEqual(html)
    expect.soft(load.kilobytes('image'), 'pictures').toBeLessThanOrEqual(pictures)
    expect.soft(load.count, 'requests').toBeLessThanOrEqual(requests)
    expect.soft(load.kilobytes('media'), 'the film comes later').toBe(0)
    const shift = (await entries(page)).reduce((sum, one) => sum + one, 0)
    expect.soft(shift, 'moved').toBeLessThan(SHIFT)
  })
}

/** The office has a script of its own instead of Next's; the same on each of its pages, which may have 60 kB. */
const OFFICE_SCRIPT_KB = 6

test('/office weighs no more than it may', async ({ page }) => {
  const load = await loadOf(page, '/office')
  expect.soft(load.kilobytes('script'), 'script').toBeLessThanOrEqual(OFFICE_SCRIPT_KB)
  expect.soft(load.kilobytes('stylesheet'), 'CSS').toBeLessThanOrEqual(CSS_KB)
})
