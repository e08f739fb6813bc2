import { expectReadable } from '@/tests/e2e/expect-readable'
import { openWhole } from '@/tests/e2e/open-whole'
import { SAMPLES } from '@/tests/e2e/page-templates'
import { languageOf, OTHERS, readSitemap } from '@/tests/e2e/site-languages'
import { bookMoveAndCancel } from '@/tests/e2e/story-in-language'
import { expect, test } from '@/tests/e2e/test'
import { translate } from '@/tests/e2e/translator'

for (const language of ['de', 'es', 'it'] as const) {
  test(`a guest books, is moved by the office and cancels, all in ${language}`, async ({ page }) => {
    await bookMoveAndCancel(page, language)
  })
}

for (const language of OTHERS) {
  test(`every page in ${language} is read without a fault by everyone`, async ({ reader }) => {
    test.setTimeout(1_800_000)
    const pages = (await readSitemap()).filter(({ address }) => languageOf(address) === language)
    expect(pages.length).toBeGreaterThan(30)
    for (const { address, others } of pages) {
      const same = SAMPLES.find((sample) => sample.address === others.en)
      await test.step(address, () => expectReadable(reader, { address, isAllLight: same?.isAllLight }))
    }
  })
}

/* A language that does not exist: two fifths longer, with accents on every vowel. */
for (const sample of SAMPLES.filter(({ status = 200 }) => status === 200)) {
  test(`${sample.address} has room for words that are two fifths longer`, async ({ page }) => {
    // The button of the film on the home page is shown only with motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const faults = await openWhole(page, sample)
    await translate(page, { isPseudo: true })
    const session = await page.context().newCDPSession(page)
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const reach = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(reach, `${width} px with text of ${standard} px`).toBeLessThanOrEqual(width)
      }
    }
    expect(faults.end()).toEqual([])
  })
}
