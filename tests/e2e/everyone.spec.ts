import { expect, test } from '@/tests/e2e/test'

import { aDeparture, NORTHERN_LIGHTS, RANUA } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { OTHER_PAGES, SAMPLES } from '@/tests/e2e/page-templates'
import { chatCovers, cutWords } from '@/tests/e2e/reading'
import { isExhaustive } from '@/tests/support/tier'

/* Pages for all guests: on every screen, enlarged, in forced colours, with more contrast, and in print. */

for (const sample of [...SAMPLES, ...(isExhaustive ? OTHER_PAGES : [])]) {
  test(`${sample.address} is read without a fault by everyone`, async ({ reader }) => {
    await expectReadable(reader, sample)
  })
}

for (const [{ id, route }, heading] of [
  [NORTHERN_LIGHTS, 'Your night'],
  [RANUA, 'Your day'],
] as const) {
  test(`${route} with a date chosen is read without a fault by everyone`, async ({ reader }) => {
    const { date } = await aDeparture(id, ({ availableSpots }) => availableSpots > 2)
    await expectReadable(reader, {
      address: `${route}?date=${date}&adults=2`,
      shows: `section:has(> :text-is("${heading}")) svg`,
    })
  })
}

test('tables in articles are readable on a phone without scrolling sideways', async ({ reader }) => {
  for (const route of ['/safety', '/getting-here']) {
    await reader.goto(route)
    const frame = reader.getByRole('group', { name: /^Table: / })
    for (const width of [390, 320]) {
      await reader.setViewportSize({ width, height: 844 })
      const beyond = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `${route} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('with 200 % text a tour’s bar fits into 320 px, and the small numbers of its calendar grow by half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const session = await page.context().newCDPSession(page)
  const { id, route } = NORTHERN_LIGHTS
  const { date } = await aDeparture(id, ({ availableSpots }) => availableSpots > 1)
  const bar = page.getByRole('complementary', { name: 'Booking' })
  const figure = page.locator('#booking td [aria-hidden] > :nth-child(2)').first()
  for (const [address, words] of [
    [route, 'per adult, VAT included'],
    [`${route}?date=${date}&adults=2`, '2 guests'],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(address)
    await expect(bar).toContainText(words)
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(cutWords)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const sizes: number[] = []
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe(`${standard}px`)
      sizes.push(await figure.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)))
    }
    const [small = 0, large = 0] = sizes
    expect(small).toBeGreaterThan(0)
    expect(large, `${width} px`).toBeGreaterThanOrEqual(1.5 * small)
  }
})

if (isExhaustive) {
  for (const route of [
    '/',
    '/northern-lights-tours',
    '/ice-fishing',
    '/blog/finnish-cabins-lapland-authentic-guide',
  ]) {
    test(`on ${route} the chat gives way to words and controls on every screen`, async ({ reader }) => {
      await reader.emulateMedia({ reducedMotion: 'reduce' })
      await reader.goto(route)
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await reader.setViewportSize({ width, height: 844 })
        expect(await reader.evaluate(chatCovers), `at ${width} px`).toEqual([])
      }
    })
  }
}
