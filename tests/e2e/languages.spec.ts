import { words } from '@/lib/words/words'
import { mainText } from '@/tests/e2e/html'
import { nextStartUrl, siteUrl } from '@/tests/e2e/running-sites'
import { attribute, languageOf, OTHERS, pathOf, readSitemap } from '@/tests/e2e/site-languages'
import { bookMoveAndCancel } from '@/tests/e2e/story-in-language'
import { expect, test } from '@/tests/e2e/test'
import { sixWordsIn } from '@/tests/support/english-words'

/* Every page in every language, as the sitemap names them, and the ways between them. Rule: languages (docs/rules.md) */

/** What is marked as English on any page, such as the words of a guest. */
const IN_ENGLISH = /<(\w+)[^>]* lang="en"[^>]*>[^]*?<\/\1>/g

/** Six names in a row, of a map and of two resorts. */
const NAMES =
  /santa claus village km kemijoki ounasjoki|arctic snowhotel glass igloos arctic fox|snowhotel glass igloos arctic fox igloos/

test('every page is there in five languages, and names itself and the others', async ({ request }) => {
  const entries = await readSitemap()
  const own = new Map(entries.map((entry) => [entry.address, entry.others]))
  expect(entries.filter(({ address }) => languageOf(address) === 'fr').length).toBeGreaterThan(30)
  for (const { address, others } of entries) {
    const answer = await request.get(address)
    const html = await answer.text()
    const language = languageOf(address)
    const said = { status: answer.status(), lang: attribute(html, /<html[^>]* lang="([^"]+)"/) }
    expect({ address, ...said }).toEqual({
      address,
      status: 200,
      lang: /^(fi|sv)$/.exec(said.lang)?.[0] ?? language,
    })
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      `${siteUrl}${address === '/' ? '' : address}`,
    )
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    const links = Object.fromEntries(named.map(([, code = '', url = '']) => [code, pathOf(url)]))
    expect({ address, links }).toEqual({ address, links: others })
    if (Object.keys(others).length === 0) continue
    const more = 'fi' in links ? ['fi', 'sv'] : []
    expect(Object.keys(links).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'x-default', ...more].sort())
    expect(links['x-default']).toBe(links.en)
    for (const other of Object.values(links)) expect(own.get(other)).toEqual(others)
  }
})

test('no page in another language says six words in a row of its English text', async ({ request }) => {
  const entries = await readSitemap()
  const translated = entries.filter(({ address }) => languageOf(address) !== 'en')
  const texts = new Map<string, ReadonlySet<string>>()
  const english = async (address: string) => {
    const known =
      texts.get(address) ?? new Set(sixWordsIn(mainText(await (await request.get(address)).text())))
    texts.set(address, known)
    return known
  }
  const left = []
  for (const { address, others } of translated) {
    const known = await english(others.en ?? '/')
    const own = mainText((await (await request.get(address)).text()).replace(IN_ENGLISH, ' '))
    const same = sixWordsIn(own).filter((six) => known.has(six) && !NAMES.test(six))
    if (same.length > 0) left.push(`${address}: ${same.slice(0, 5).join(' | ')}`)
  }
  expect(left).toEqual([])
})

test('the switcher leads to the same page and keeps date and party', async ({ page }) => {
  await page.goto('/ice-fishing?adults=3')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/eisfischen[^?]*\?.*adults=3/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('a reader whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' })

  test('is offered the page in French, and nothing on the French page', async ({ page }) => {
    await page.goto('/ice-fishing')
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\//)
    await expect(banner.getByRole('button', { name: 'Langue' })).toBeVisible()
    await expect(banner.getByRole('link', { name: /^(English|Français)$/ })).toHaveCount(0)
  })
})

test('an unknown address is answered in its language, under both servers', async ({ request }) => {
  for (const site of [siteUrl, nextStartUrl]) {
    for (const language of OTHERS) {
      const say = words('missing', language)
      for (const path of ['no-such-page', 'blog/no-such-article', 'a/b', 'missing']) {
        const answer = await request.get(`${site}/${language}/${path}`)
        const html = await answer.text()
        expect({
          status: answer.status(),
          cache: answer.headers()['cache-control'],
          lang: attribute(html, /<html[^>]* lang="([^"]+)"/),
          title: attribute(html, /<title>([^<]*)</),
          isListed: !html.includes('noindex'),
        }).toEqual({
          status: 404,
          cache: 'no-store',
          lang: language,
          title: `${say('title')} · Lumi &amp; Light`,
          isListed: false,
        })
        expect(mainText(html)).toContain(say('text'))
      }
    }
    for (const path of ['/no-such-page', '/blog/no-such-article', '/missing', '/site/de/missing', '/sv/a']) {
      const answer = await request.get(site + path)
      expect({ path, status: answer.status() }).toEqual({ path, status: 404 })
      expect(answer.headers()['cache-control']).toContain('no-store')
      expect(attribute(await answer.text(), /<html[^>]* lang="([^"]+)"/)).toBe('en')
    }
  }
})

test('from an unknown address the switcher leads to the home pages', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto('/fr/no-such-page')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Langue' }).click()
  await banner.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await page.goto('/no-such-page')
  await banner.getByRole('button', { name: 'Language' }).click()
  await banner.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it')
  expect(faults).toEqual([])
})

test('under Next’s own server an invalid link is answered in the language of the browser', async ({
  browser,
}) => {
  for (const path of ['/booking/wrong', '/waiting/wrong', '/review/wrong']) {
    const page = await browser.newPage({ locale: 'de-DE' })
    const response = await page.goto(nextStartUrl + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('guestLinks', 'de')('linkEnded'))
    await page.close()
  }
})

test('a guest books, is moved by the office and cancels, all in French', async ({ page }) => {
  await bookMoveAndCancel(page, 'fr')
})
