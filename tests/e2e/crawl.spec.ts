import { languageOf } from '@/tests/e2e/site-languages'
import { expect, test } from '@/tests/e2e/test'
import { addressesIn, mainText } from '@/tests/e2e/html'
import { PRIVATE_ROUTES, ROUTES } from '@/tests/e2e/routes'
import { siteUrl } from '@/tests/e2e/running-sites'

/* The HTML of every page, fetched once and without a browser. */

// One worker, so that the pages are fetched once for all tests.
test.describe.configure({ mode: 'default' })

type FetchedPage = { readonly route: string; readonly html: string }

let pages: readonly FetchedPage[] = []

test.beforeAll(async () => {
  pages = await Promise.all(
    ROUTES.map(async (route) => {
      const answer = await fetch(siteUrl + route)
      expect({ route, status: answer.status }).toEqual({ route, status: 200 })
      return { route, html: await answer.text() }
    }),
  )
})

test('every page has a unique title, description and heading, and its canonical URL', () => {
  const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(ROUTES.length)
  for (const { route, html } of pages) {
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1)
    const isPrivate = PRIVATE_ROUTES.includes(route)
    expect(html.includes('noindex')).toBe(isPrivate)
    if (isPrivate) continue
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(70)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${route === '/' ? '' : route}"`)
    expect(html).toContain('property="og:image"')
  }
})

test('every page is complete in its HTML, without an editor’s note', () => {
  for (const { route, html } of pages.filter((page) => !PRIVATE_ROUTES.includes(page.route))) {
    expect(html, `${route} waits for no script`).not.toContain('id="S:')
    const text = mainText(html)
    expect(text.split(/\s+/).length, route).toBeGreaterThan(route.startsWith('/blog/') ? 900 : 80)
    expect(text, route).not.toMatch(/[[\]]/)
  }
})

test('no link is broken on any page, and no picture or file is missing', async () => {
  const addresses = new Set(pages.flatMap(({ html }) => addressesIn(html)))
  expect(addresses.size).toBeGreaterThan(ROUTES.length)
  const known = new Map(pages.map(({ route, html }) => [route, html]))
  await eachOf(addresses, async (address) => {
    const [path = '', id] = address.split('#')
    let html = known.get(path || '/')
    if (html === undefined) {
      const answer = await fetch(siteUrl + path)
      expect({ address, status: answer.status }).toEqual({ address, status: 200 })
      html = await answer.text()
    }
    if (id) expect(html, `${address} names a section`).toContain(`id="${id}"`)
  })
})

test('a page has at most one preloaded picture, and all others load lazily', () => {
  for (const { route, html } of pages) {
    const preloaded = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
    expect(
      preloaded.every((link) => link.includes('type="image/avif"')),
      route,
    ).toBe(true)
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
    const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'))
    const eager = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    expect(first.length, route).toBeLessThanOrEqual(1)
    expect(preloaded.length, route).toBe(first.length)
    expect(eager, route).toEqual(first)
  }
})

test('pages, scripts, styles and calls are served in Brotli if accepted, otherwise in gzip', async ({
  request,
}) => {
  const home = pages.find(({ route }) => route === '/')?.html ?? ''
  const files = [...home.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  const made = ['/api/availability?tourId=1', '/feed.xml', '/sitemap.xml', '/no-such-page']
  await eachOf([...ROUTES, ...files, ...made], async (address) => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
    ] as const) {
      const answer = await request.get(address, { headers: { 'Accept-Encoding': accepted } })
      expect({ address, encoding: answer.headers()['content-encoding'] }).toEqual({ address, encoding })
    }
  })
})

test('the sitemap names every indexable page, and robots names the sitemap', async () => {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  // The page of reviews is there as long as another test has published one; languages.spec.ts checks the others.
  const found = named.filter((route) => route !== '/reviews' && languageOf(route) === 'en')
  expect(found.sort()).toEqual(ROUTES.filter((route) => !PRIVATE_ROUTES.includes(route)).sort())
  expect(await (await fetch(`${siteUrl}/robots.txt`)).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test('the default path of the icon works without a link to it', async () => {
  const icon = await fetch(`${siteUrl}/favicon.ico`)
  expect(icon.status).toBe(200)
  expect(icon.headers.get('content-type')).toBe('image/x-icon')
})

const AT_ONCE = 8

/** Visit each of them, several at a time. */
async function eachOf<T>(entries: Iterable<T>, look: (entry: T) => Promise<void>): Promise<void> {
  const queue = [...entries].values()
  const lookOn = async () => {
    for (const entry of queue) await look(entry)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
}
