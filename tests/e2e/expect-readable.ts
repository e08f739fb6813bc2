import { type Page } from '@playwright/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { openWhole } from '@/tests/e2e/open-whole'
import { type Sample } from '@/tests/e2e/page-templates'
import { chatCovers, darkGrounds, flatActions, hardLettering, linesOf, paleWords } from '@/tests/e2e/reading'
import { expect } from '@/tests/e2e/test'

const DESK = 1280
const PHONE = 390
const NARROWEST = 320
const WIDTHS = [DESK, 1024, 768, PHONE, NARROWEST]
/** Characters per line: in English, and in languages whose words are longer; WCAG 1.4.8 allows 80. */
const MEASURE = 70
const LONGER_MEASURE = 76
const SMALLEST_LETTERS = 12
/** Pages whose drawings contain text. */
const DRAWN = /^\/(blog\/.|transportation$|rovaniemi-sky$)/
/** WCAG 2.2, success criteria 1.4.3 and 1.4.6. */
const CONTRAST = 4.5
const MORE_CONTRAST = 7
const FONTS = { standard: 16, fixed: 13 }
const LARGE_FONTS = { standard: 32, fixed: 26 }

/**
 * Visit a page once and check it in every way: on all screens, with axe, without motion, in forced colours, with more
 * contrast, in print, and with text of twice the size. It must load without errors.
 */
export async function expectReadable(page: Page, sample: Sample): Promise<void> {
  await page.setViewportSize({ width: DESK, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const faults = await openWhole(page, sample)
  expect(await violationsOn(page), `axe at ${DESK} px`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page, width)
    if (!sample.isByLink) await expectLinesToFollow(page, width)
    if (width === PHONE) await expectOtherMedia(page, sample)
  }
  expect(await violationsOn(page), `axe at ${NARROWEST} px`).toEqual([])
  await expectLargeText(page)
  expect(faults.end()).toEqual([])
}

async function expectToFit(page: Page, width: number): Promise<void> {
  const reach = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(reach, `scrolls in one direction at ${width} px`).toBeLessThanOrEqual(width)
  if (width === DESK || width === PHONE)
    expect(await page.evaluate(chatCovers), `the chat gives way at ${width} px`).toEqual([])
  if (width <= PHONE && DRAWN.test(new URL(page.url()).pathname))
    expect(await page.evaluate(hardLettering, SMALLEST_LETTERS), 'drawings').toEqual([])
}

async function expectLinesToFollow(page: Page, width: number): Promise<void> {
  const paragraphs = await page.evaluate(linesOf)
  expect(paragraphs.flat().filter((line) => /\be-\u2060?$/i.test(line))).toEqual([])
  // The last line says nothing about the line length, and a single line is no running text.
  const full = paragraphs.map((lines) => lines.slice(0, -1)).filter(({ length }) => length > 1)
  const length = (lines: readonly string[]) => lines.join('').length / lines.length
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  const measure = isEnglish ? MEASURE : LONGER_MEASURE
  expect(
    full.filter((lines) => length(lines) > measure),
    `at ${width} px`,
  ).toEqual([])
}

async function expectOtherMedia(page: Page, { isAllLight }: Sample): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(flatActions), 'where one can press shows').toEqual([])

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  if (isAllLight)
    await expect.poll(() => page.evaluate(paleWords, MORE_CONTRAST), 'with more contrast').toEqual([])

  await page.emulateMedia({ contrast: 'no-preference', media: 'print' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('a[href="#content"]')).toBeHidden()
  expect(await page.evaluate(darkGrounds), 'also where backgrounds are printed').toEqual([])
  for (const part of ['banner', 'contentinfo', 'complementary'] as const) {
    for (const one of await page.getByRole(part).all()) await expect(one).toBeHidden()
  }
  // Colours in a transition take some time.
  await expect.poll(() => page.evaluate(paleWords, CONTRAST), 'printed dark on white').toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** Set the text size as the browser's own setting does, which also affects an open page. */
export async function expectLargeText(page: Page, widths = [PHONE, NARROWEST]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: LARGE_FONTS })
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(size).toBe('32px')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    const reach = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(reach, `text of 200 % scrolls in one direction at ${width} px`).toBeLessThanOrEqual(width)
    expect(await page.evaluate(cutWithoutHint), 'a shadow shows that there is more').toEqual([])
  }
  await session.send('Page.setFontSizes', { fontSizes: FONTS })
  await session.detach()
}

/** Runs in the browser: what scrolls sideways without a shadow at its edge, except a row of reviews, which moves. */
function cutWithoutHint(): string[] {
  return [...document.querySelectorAll('main :not(.marquee)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .filter((one) => {
      const { overflowX, backgroundImage } = getComputedStyle(one)
      return ['auto', 'scroll'].includes(overflowX) && backgroundImage === 'none'
    })
    .map(({ className }) => className)
}
