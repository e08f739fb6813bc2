import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'

import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { chatCovers, cutWords, darkGrounds, flatActions, linesOf, paleWords } from '@/tests/e2e/reading'
import { ROUTES } from '@/tests/e2e/routes'

/* Every page for guests who read it otherwise: enlarged, in colours of their own, with more contrast, on paper. */

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const MEASURE = 70
/** WCAG 2.2, 1.4.3 and 1.4.6. */
const CONTRAST = 4.5
const MORE_CONTRAST = 7

const PAGES = [...ROUTES, '/find-booking']

for (const route of PAGES) {
  test(`${route} has lines that one can follow, is usable in forced colours and large text, and prints`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, route)
    for (const viewport of [DESK, { width: 768, height: 1024 }, PHONE]) {
      await page.setViewportSize(viewport)
      const paragraphs = await page.evaluate(linesOf)
      expect(paragraphs.flat().filter((line) => /\be-\u2060?$/i.test(line))).toEqual([])
      // The last line says nothing of the measure, and one line alone is no running text.
      const full = paragraphs.map((lines) => lines.slice(0, -1)).filter(({ length }) => length > 1)
      const length = (lines: readonly string[]) => lines.join('').length / lines.length
      expect(full.filter((lines) => length(lines) > MEASURE)).toEqual([])
    }

    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(flatActions), 'where one can press shows').toEqual([])

    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    expect(await page.evaluate(darkGrounds), 'also where backgrounds are printed').toEqual([])
    for (const part of ['banner', 'contentinfo', 'complementary'] as const) {
      for (const one of await page.getByRole(part).all()) await expect(one).toBeHidden()
    }
    // Colours that change with a transition take their time.
    await expect.poll(() => page.evaluate(paleWords, CONTRAST), 'printed dark on white').toEqual([])

    await page.emulateMedia({ media: 'screen' })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await open(page, route)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const panel = page.locator('#booking')
    // The panel comes when it is near.
    if ((await panel.count()) > 0) {
      await panel.scrollIntoViewIfNeeded()
      await expect(panel.getByRole('grid')).toBeVisible()
    }
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const reach = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(reach, `text of 200 % scrolls in one direction at ${width} px`).toBeLessThanOrEqual(width)
    }
  })
}

for (const route of ['/safety', '/getting-here']) {
  test(`the table of ${route} is read on a phone without scrolling sideways`, async ({ page }) => {
    await page.goto(route)
    const frame = page.getByRole('group', { name: /^Table: / })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('at 320 px with text of 200 % the bar of a tour fits, words and button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const { id, route } = NORTHERN_LIGHTS
  const { date } = await aDeparture(id, ({ availableSpots }) => availableSpots > 1)
  const bar = page.getByRole('complementary', { name: 'Booking' })
  for (const [address, words] of [
    [route, 'per adult, VAT included'],
    [`${route}?date=${date}&adults=2`, '2 guests'],
  ] as const) {
    await open(page, address)
    await expect(bar).toContainText(words)
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(cutWords)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('with text of 200 % the small figures of a tour’s calendar grow by half', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const sizes: number[] = []
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      await open(page, NORTHERN_LIGHTS.route)
      const panel = page.locator('#booking')
      await panel.scrollIntoViewIfNeeded()
      const figure = panel.locator('td [aria-hidden] > :nth-child(2)').first()
      sizes.push(await figure.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)))
    }
    const [small = 0, large = 0] = sizes
    expect(small).toBeGreaterThan(0)
    expect(large, `${width} px`).toBeGreaterThanOrEqual(1.5 * small)
  }
})

test('who asks for more contrast has no pale words', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  for (const route of ['/questions', '/terms-conditions']) {
    await open(page, route)
    expect(await page.evaluate(paleWords, MORE_CONTRAST)).toEqual([])
  }
})

for (const width of [320, 390, 768, 1024, 1280, 1920]) {
  test(`at ${width} px the chat stands over neither words nor controls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const route of ['/', '/northern-lights-tours', '/ice-fishing', PAGES.at(-2) ?? '/']) {
      await open(page, route)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < end; top += 400) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await expect.poll(() => page.evaluate(chatCovers), `${route} at ${top}`).toEqual([])
      }
    }
  })
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => null))
}
