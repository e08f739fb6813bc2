import { devices } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { entries, watch } from '@/tests/e2e/watch'

const LONG_TASK_MS = 50
/**
 * A busy machine may block anything once, but not the same thing on every load, so one load without a long task is
 * enough.
 */
const LOADS = 12

test.use({ ...devices['Pixel 7'], contextOptions: { reducedMotion: 'no-preference' } })

for (const path of [
  '/',
  '/northern-lights-tours',
  '/northern-lights-tour',
  '/blog/best-time-northern-lights-lapland-2025',
  '/privacy-policy',
  '/transportation-customized',
]) {
  test(`${path} runs no long task of our own when it loads`, async ({ page }) => {
    await watch(page, 'long-animation-frame')
    const longest: number[] = []
    while (longest.length < LOADS && !longest.some((time) => time < LONG_TASK_MS)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      longest.push(Math.max(0, ...(await entries(page))))
    }
    expect(Math.min(...longest)).toBeLessThan(LONG_TASK_MS)
  })
}
