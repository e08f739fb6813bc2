import { type Page } from '@playwright/test'

import { expect, test } from '@/tests/e2e/test'

/** A4 with margins of one centimetre, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FILM = /\/film\/.+\.(webm|mp4)$/
const POSTER = /\/film\/sized\/.+\.avif$/

test('the film is fetched only after the load event, plays, and can be stopped by the guest', async ({
  page,
}) => {
  let isLoaded = false
  const tooEarly: string[] = []
  page.on('load', () => (isLoaded = true))
  page.on('request', (request) => !isLoaded && FILM.test(request.url()) && tooEarly.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause film' }).click()
  expect(tooEarly).toEqual([])
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})

test.describe('before the poster has loaded', () => {
  const pictures: string[] = []
  let letPosterCome = () => {}

  test.beforeEach(async ({ page }) => {
    pictures.length = 0
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
    const mayCome = new Promise<void>((resolve) => (letPosterCome = resolve))
    await page.route(POSTER, async (route) => {
      await mayCome
      await route.continue()
    })
  })

  async function open(page: Page, path: string) {
    const opened = page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return { opened }
  }

  const contactBox = (page: Page) =>
    page.locator('#contact').evaluate((section) => getComputedStyle(section).contentVisibility)

  test('no other picture is requested, and only the first screens are laid out', async ({ page }) => {
    const { opened } = await open(page, '/')
    expect(pictures).toEqual([expect.stringMatching(POSTER)])
    expect(await contactBox(page)).toBe('auto')
    letPosterCome()
    await opened
    await expect.poll(() => pictures).toContainEqual(expect.stringContaining('/images/sized/'))
    expect(await contactBox(page)).toBe('visible')
  })

  test('a link further down the page scrolls to the right place', async ({ page }) => {
    const { opened } = await open(page, '/#contact')
    expect(await contactBox(page)).toBe('visible')
    await expect(page.locator('#contact')).toBeInViewport()
    letPosterCome()
    await opened
  })
})

test('printed, no elements overlap or extend beyond the sheet', async ({ page }) => {
  await page.route('/api/reviews', (route) => route.fulfill({ json: { reviews: [] } }))
  await page.goto('/')
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Sample review').first()).toBeVisible()
  for (const role of ['button', 'textbox'] as const) await expect(main.getByRole(role)).toHaveCount(0)
  expect(await page.evaluate(misplacedWords)).toEqual([])
})

const SCREENS = [
  { name: 'phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'laptop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]

for (const { name, ...screen } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('the poster is the largest paint, and stays it while the film plays', async ({ page }) => {
      await page.goto('/')
      await expectPosterAsLargest(page)
    })

    test('the same if the poster loads before the text', async ({ page }) => {
      await page.addInitScript(holdWordsBack)
      await page.goto('/')
      await expectPosterAsLargest(page)
    })
  })
}

async function expectPosterAsLargest(page: Page) {
  await expect(page.locator('video.opacity-100')).toBeVisible()
  await expect.poll(() => page.evaluate(largestPaints)).toContain('IMG')
  // Two frames of the film, after which a larger paint would have been reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(largestPaints)).not.toContain('VIDEO')
}

/**
 * Runs in the browser: delay the text of the first screen by some frames after its picture, as on a slow connection.
 */
function holdWordsBack() {
  const withoutWords = new CSSStyleSheet()
  withoutWords.replaceSync('h1, h1 ~ * { display: none }')
  document.adoptedStyleSheets = [withoutWords]
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    document.removeEventListener('load', onLoad, true)
    setTimeout(() => (document.adoptedStyleSheets = []), 300)
  }
  document.addEventListener('load', onLoad, true)
}

/** Runs in the browser: texts that overlap others or extend beyond the page. */
function misplacedWords(): readonly string[] {
  const lines: { readonly text: string; readonly of: Element; readonly box: DOMRect }[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: of, textContent } = texts.currentNode
    if (!of?.checkVisibility() || of.closest('script, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    lines.push(...boxes.map((box) => ({ text: textContent?.trim() ?? '', of, box })))
  }
  // Lines of one paragraph may touch.
  const lieOver = (one: (typeof lines)[number], other: (typeof lines)[number]) =>
    !one.of.contains(other.of) &&
    !other.of.contains(one.of) &&
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 4
  return lines
    .filter(
      (one) =>
        one.box.left < -1 ||
        one.box.right > window.innerWidth + 1 ||
        lines.some((other) => lieOver(one, other)),
    )
    .map(({ text }) => text)
}

/** Runs in the browser: the successive largest contentful paints. */
function largestPaints(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map((entry) => Object(entry).element?.tagName)),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, no film is fetched, and the reviews scroll by hand', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => FILM.test(request.url()) && films.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(films).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const row = page.getByRole('group', { name: 'What guests tell us' })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('a round of the reviews takes 30 s, and they pause for the pointer, the focus and the button', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('group', { name: 'What guests tell us' })
  const state = () =>
    row.evaluate((element) => {
      const style = getComputedStyle(element.firstElementChild ?? element)
      return [style.animationDuration, style.animationPlayState]
    })
  await row.scrollIntoViewIfNeeded()
  expect(await state()).toEqual(['30s', 'running'])
  await row.hover()
  expect(await state()).toEqual(['30s', 'paused'])
  await page.mouse.move(0, 0)
  expect(await state()).toEqual(['30s', 'running'])
  await page.getByRole('button', { name: 'Pause reviews' }).focus()
  await page.keyboard.press('Tab')
  await expect(row).toBeFocused()
  expect(await state()).toEqual(['30s', 'paused'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  expect(await state()).toEqual(['30s', 'paused'])
})
