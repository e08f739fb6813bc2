import { devices } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { loadOf } from '@/tests/e2e/page-load'
import { entries, watch } from '@/tests/e2e/watch'

/*
 * What each type of page may weigh on a phone before anybody touches it, compressed, and what it must not do. None of
 * it is a matter of the machine's speed. A bare app of this Next has 135.4 kB of script (`npm run bench`): articles,
 * categories and legal pages may have 1.05 times as much, the home page 1.15 times, a tour's 1.25 times with its panel
 * on the way; without it, which is what is weighed here, 1.13 times: a fault in the panel keeps what was typed.
 */
const PAGES = [
  { path: '/', script: 155, pictures: 260, requests: 32 },
  { path: '/northern-lights-tours', script: 142.2, pictures: 300, requests: 26 },
  { path: '/northern-lights-tour', script: 153, pictures: 300, requests: 28 },
  { path: '/blog/best-time-northern-lights-lapland-2025', script: 142.2, pictures: 300, requests: 26 },
  { path: '/privacy-policy', script: 142.2, pictures: 100, requests: 24 },
  { path: '/transportation-customized', script: 155, pictures: 350, requests: 28 },
] as const

/** With what print, forced colours, more contrast, large text and tables as cards ask for: about 3 kB of it. */
const CSS_KB = 16.5
/** As the longest article has with its table, figure and sources, 25.0 kB, and what a build's file names add or take. */
const HTML_KB = 25.2
/** What a typeface that comes late may move: less than a hair. */
const SHIFT = 0.005

test.use({ ...devices['Pixel 7'], contextOptions: { reducedMotion: 'no-preference' } })

for (const { path, script, pictures, requests } of PAGES) {
  test(`${path} weighs no more than it may, and stays where it is while it loads`, async ({ page }) => {
    await watch(page, 'layout-shift')
    const load = await loadOf(page, path)
    expect.soft(load.kilobytes('script'), 'script').toBeLessThanOrEqual(script)
    expect.soft(load.kilobytes('stylesheet'), 'CSS').toBeLessThanOrEqual(CSS_KB)
    expect.soft(load.kilobytes('document'), 'HTML').toBeLessThanOrEqual(HTML_KB)
    expect.soft(load.kilobytes('image'), 'pictures').toBeLessThanOrEqual(pictures)
    expect.soft(load.count, 'requests').toBeLessThanOrEqual(requests)
    expect.soft(load.kilobytes('media'), 'the film comes later').toBe(0)
    const shift = (await entries(page)).reduce((sum, one) => sum + one, 0)
    expect.soft(shift, 'moved').toBeLessThan(SHIFT)
  })
}
